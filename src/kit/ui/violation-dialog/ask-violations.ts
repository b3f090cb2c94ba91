import { lazyDialog } from "../dialog/lazy-dialog.ts";
import type { ViolationAnswer, ViolationQuestion } from "./violation-question.ts";

/** Shows what would be violated; null when it is not to be done, or cannot be. */
export const askViolations = lazyDialog<ViolationQuestion, ViolationAnswer | null>(
	() => import("./violation-dialog.tsx"),
).ask;
