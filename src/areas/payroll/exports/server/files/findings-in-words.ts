import { findingSentence } from "#areas/payroll/wage-files/server/public.ts";
import {
	type ExportFinding,
	type ExportReason,
	exportReasons,
} from "#domain/wage-export/made-file.ts";
import { findingReasons } from "#domain/wage-file/wage-finding.ts";
import type { Language } from "#kit/contract/language.ts";
import type { FileFinding } from "../../contract/files.ts";
import { texts } from "../../text.ts";

const isOurs = (reason: ExportFinding["reason"]): reason is ExportReason =>
	exportReasons.some((one) => one === reason);

/** Findings in the language of the person who asks, what leaves lines out first. */
export function findingsInWords(
	findings: readonly ExportFinding[],
	language: Language,
): FileFinding[] {
	const inOrder = findings.toSorted(
		(first, second) => Number(first.severity === "NOTE") - Number(second.severity === "NOTE"),
	);
	return inOrder.map(({ reason, about, row, ...one }) => ({
		...one,
		at: row,
		code: isOurs(reason) ? reason : findingReasons[reason][0],
		text: isOurs(reason)
			? texts[language].reasons[reason]
			: findingSentence({ reason, about }, language),
	}));
}
