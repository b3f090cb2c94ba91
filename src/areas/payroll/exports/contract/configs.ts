import * as z from "zod/mini";
import { correctionMonths } from "#domain/wage-export/entries-of-lines.ts";
import { plainLayout } from "#domain/wage-export/plain/plain-layout.ts";
import { exportTypes } from "#domain/wage-export/wage-mapping.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	flagField,
	numberField,
	recordField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Another one takes the same people to DATEV: their hours would be paid twice. */
export const exportOverlaps = refusal("InvalidAction", "PAYROLL_EXPORT_OVERLAPS");
/** Who receives the file, or how it is to look, is missing or wrong; `details` names the field. */
export const exportConfigUnfit = refusal("RuleViolation", "PAYROLL_EXPORT_CONFIG");

const optional = true;

/** Which program of payroll takes the lines of whom, and how its file is to look. */
export const exportConfigs = masterData({
	name: "PayrollExportConfig",
	plural: "PayrollExportConfigs",
	entity: "payroll_export_config",
	path: "/api/payroll-export-configs",
	permission: "payroll.manage",
	topic: "PAYROLLEXPORTS",
	isArchivable: true,
	fields: {
		name: textField({ max: 100 }),
		type: choiceField(exportTypes, { fixed: true }),
		/** Whose lines it takes; none = all sites. */
		siteId: referenceField("site", { optional }),
		/** None = all. */
		employmentTypeId: referenceField("employment_type", { optional }),
		/** Of DATEV. */
		consultantNo: textField({ max: 7, optional }),
		clientNo: textField({ max: 5, optional }),
		/** Of DATEV: numbers of people are those of the company, which may have letters. */
		companyNumbers: flagField(),
		/** Of DATEV_LODAS: by which lines name their description. */
		recordId: numberField({ min: 1, max: 9999, initial: 10 }),
		/** Of DATEV_LODAS: the month that corrections are booked in. */
		corrections: choiceField(correctionMonths),
		/** Of PLAIN. */
		layout: recordField(z.nullable(plainLayout), null),
	},
	sortedBy: "name",
	extra: {
		siteName: z.nullable(z.string()),
		employmentTypeName: z.nullable(z.string()),
		/** Accounts that have a wage type for all. */
		mappedCount: z.number(),
	},
	refusals: [exportOverlaps, exportConfigUnfit],
});

export const configs = exportConfigs.contract;
