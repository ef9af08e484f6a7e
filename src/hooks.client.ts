// An address where nothing is is no fault of the app; everything else is reported in full, to this browser only.
import type { HandleClientError } from '@sveltejs/kit';

export const handleError: HandleClientError = ({ error, status, message }) => {
  if (status !== 404) reportError(error);
  return { message };
};
