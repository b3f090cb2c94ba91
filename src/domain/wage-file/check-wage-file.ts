import { checkLodasText } from "./lodas/check-lodas-text.ts";
import { checkLugText } from "./lug/check-lug-text.ts";
import type { WageFormat } from "./wage-file-input.ts";
import { inOrder, type WageFinding } from "./wage-finding.ts";

/** What is wrong with a file, of whichever system it is. Lines are counted with its header. */
export function checkWageFile(format: WageFormat, text: string): readonly WageFinding[] {
	const findings = format === "DATEV_LUG" ? checkLugText(text) : checkLodasText(text);
	return inOrder(findings);
}
