// Before the app wakes up: what its first page is going to ask for. And what becomes of an error: an address where
// nothing is is no fault of the app; everything else is reported in full, to this browser only.
import { headStart } from '$lib/headStart.ts';
import type { ClientInit, HandleClientError } from '@sveltejs/kit';

export const init: ClientInit = () => {
  headStart(location.pathname);
};

export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status !== 404) reportError(error);
  return { message };
};
