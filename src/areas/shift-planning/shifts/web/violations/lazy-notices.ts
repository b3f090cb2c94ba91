import { lazyCode } from "#kit/ui/state/lazy-code.ts";

/** Loaded with the first that breaks something: the words of all rules are many. */
export const shiftNotices = lazyCode(() => import("./shift-notices.tsx"));
