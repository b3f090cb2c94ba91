import { rowOn } from "#domain/import/plan-dated-row.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import { datedImport } from "#kit/server/person-import/dated-import.ts";
import { byName, namedIn } from "#kit/server/person-import/named-cells.ts";
import type { PersonImport } from "#kit/server/person-import/person-import.ts";
import { plans } from "../contract/plans.ts";
import { texts } from "../text.ts";
import { planChanged } from "./plan-changed.ts";
import { planTable } from "./sql/plans.ts";
import { enabledTemplates } from "./sql/templates.ts";

const field = "worksheet";

const planImport = datedImport({
	name: "worksheets",
	permission: plans.declaration.permission,
	record: plans,
	table: planTable,
	columns: [
		{
			field,
			name: texts.pairs.plans.one,
			heads:
				"arbeitszeitplan arbeitszeitmodell arbeitszeitvorlage zeitmodell schichtmodell workschedule worksheet workingtimemodel schedule",
		},
	],
	lockedByMonths: true,
	facts: async (tx, { session }) => byName(await enabledTemplates(tx, session.tenantId)),
	read(cells, templates, { from }, held) {
		const template = namedIn(cells, field, templates);
		if (template === undefined || rowOn(held, from)?.values.templateId === template.id) return [];
		const cycleStart = isoOfDay(mondayOf(dayOfIso(from)));
		return [{ field, values: { templateId: template.id, cycleStart } }];
	},
	afterChange: (tx, writer, days) => planChanged({ ...writer, tx }, days),
});

export const imports: readonly PersonImport[] = [planImport];
