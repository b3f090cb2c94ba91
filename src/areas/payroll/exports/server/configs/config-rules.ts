import { layoutFault } from "#domain/wage-export/plain/plain-layout.ts";
import { officeFindings } from "#domain/wage-file/field-checks.ts";
import type { FieldFault } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { RulesOf } from "#kit/server/master-data/master-rules.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type exportConfigs, exportConfigUnfit, exportOverlaps } from "../../contract/configs.ts";
import { texts } from "../../text.ts";
import { holdConfigs, overlappingConfig } from "../sql/configs.ts";

type Rules = RulesOf<typeof exportConfigs>;
type Values = Parameters<NonNullable<Rules["validate"]>>[2];

/** A file has somebody to receive it and a look, and nobody's hours go to DATEV twice. */
export const configRules = {
	lock: ({ tx, tenantId }) => holdConfigs(tx, tenantId),
	async validate(tx, context, values, before) {
		const details =
			values.type === "PLAIN" ? plainFaults(context, values) : datevFaults(context, values);
		if (details.length > 0) refuse(exportConfigUnfit, { details });
		if (values.type === "PLAIN" || values.isEnabled === false) return;
		const { siteId, employmentTypeId } = values;
		const wanted = { id: before?.id ?? null, siteId, employmentTypeId };
		const other = await overlappingConfig(tx, context.tenantId, wanted);
		if (other === undefined) return;
		const text = texts[context.language].overlaps(other);
		refuse(exportOverlaps, { details: [{ field: "siteId", text }] });
	},
} satisfies Rules;

function datevFaults({ language }: WriteContext, values: Values): FieldFault[] {
	const { faults } = texts[language];
	const office = officeFindings(values.consultantNo ?? "", values.clientNo ?? "", [1, 2]);
	return [
		...office.map(({ field }) =>
			field === 1
				? { field: "consultantNo", text: faults.consultantNo }
				: { field: "clientNo", text: faults.clientNo },
		),
		...(values.layout === null ? [] : [{ field: "layout", text: faults.unused }]),
	];
}

function plainFaults({ language }: WriteContext, values: Values): FieldFault[] {
	const { faults } = texts[language];
	const unused = (["consultantNo", "clientNo"] as const).filter((field) => values[field] !== null);
	const found = unused.map((field) => ({ field, text: faults.unused }));
	if (values.layout === null) return [...found, { field: "layout", text: faults.NO_AMOUNT }];
	const fault = layoutFault(values.layout);
	return fault === undefined ? found : [...found, { field: "layout", text: faults[fault] }];
}
