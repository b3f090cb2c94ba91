import { contract as units } from "#areas/staff/units/contract.ts";
import { previewOf } from "#kit/contract/figure-preview.ts";
import { recorded } from "#kit/testing/recorded.ts";
import type { TemplateVersion } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about Lena's plan and its template; see docs/how-to/record-answers.md. */
export const previewDeleteWorksheetException = previewOf(contract.deleteWorksheetException);
export const answers = recorded({ ...contract, ...units, previewDeleteWorksheetException }, file);

export const template = answers.getWorksheetTemplate.fullTime;
export const versionOne = answers.listWorksheetTemplateVersions.fullTime
	.items[0] as TemplateVersion;
export const plan = answers.getWorksheet.lena;
export const { userId } = plan;

/** From eight to half past four. */
export const fullDay = {
	targetMinutes: 480,
	workingTime: { begin: 480, end: 990 },
	coreTime: null,
	frameTime: null,
	breaks: [{ begin: 720, minutes: 30 }],
};
