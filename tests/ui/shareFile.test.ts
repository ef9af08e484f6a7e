// Files go to other apps by the phone's own sheet, where the browser can; saving stays as it is.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asText, handOn } from '../../src/lib/ui/handOn.ts';
import ShareFileKey from '../../src/lib/ui/ShareFileKey.svelte';
import { eventually } from '../support/eventually.ts';

const FILE = { name: 'impresario-histrio-2026-03-01.json', text: '{"format":"impresario-match"}' };

type Share = (data?: ShareData) => Promise<void>;

/** A phone that can hand files on; what it was given. */
function phone(share: Share = () => Promise.resolve()) {
  const shared = vi.fn<Share>(share);
  const canShare = vi.fn<(data?: ShareData) => boolean>(({ files } = {}) => files?.length === 1);
  Object.assign(navigator, { share: shared, canShare });
  return shared;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  vi.restoreAllMocks();
});

describe('the key that shares a file', () => {
  it('is not there where the browser hands no files on', async () => {
    render(ShareFileKey, { file: () => Promise.resolve(FILE) });
    await eventually(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('gives the phone a text with the whole file in it', async () => {
    const shared = phone();
    render(ShareFileKey, { file: () => Promise.resolve(FILE), of: 'Histrio' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Share the file: Histrio' }));
    const [file] = shared.mock.calls[0]?.[0]?.files ?? [];
    expect(file?.name).toBe('impresario-histrio-2026-03-01.txt');
    expect(file?.type).toBe('text/plain');
    expect(file?.size).toBe(FILE.text.length);
  });

  it('saves the file where the phone refuses it', async () => {
    phone(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    URL.createObjectURL = () => 'blob:file';
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    render(ShareFileKey, { file: () => Promise.resolve(FILE) });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Share the file' }));
    await eventually(() => expect(saved).toHaveBeenCalledOnce());
  });

  it('does nothing where there is no file', async () => {
    const shared = phone();
    render(ShareFileKey, { file: () => Promise.resolve(undefined) });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Share the file' }));
    expect(shared).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  const shareAs = async (share: Share) => {
    phone(share);
    URL.createObjectURL = () => 'blob:file';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const onout = vi.fn(() => Promise.resolve());
    const { unmount } = render(ShareFileKey, { file: () => Promise.resolve({ ...FILE, onout }) });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Share the file' }));
    unmount();
    return onout;
  };

  it('that was handed on or saved instead is out', async () => {
    expect(await shareAs(() => Promise.resolve())).toHaveBeenCalledOnce();
    const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    expect(await shareAs(refused)).toHaveBeenCalledOnce();
  });

  it('is not out where the phone’s sheet was put away again', async () => {
    expect(await shareAs(() => Promise.reject(closed()))).not.toHaveBeenCalled();
  });
});

it('a sheet that was put away again was a choice', async () => {
  phone(() => Promise.reject(closed()));
  expect(await handOn(asText(FILE))).toBe(true);
});

function closed(): Error {
  return Object.assign(new Error('closed'), { name: 'AbortError' });
}
