import { UnitChoice, useUnits } from "#areas/staff/units/web/public.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { type NewInputs, newInputs } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Whether a site gets a unit of its own or is one that is there. */
const siteKinds = ["NEW", "EXISTING"] as const;

interface Values {
	readonly kind: (typeof siteKinds)[number];
	readonly parentUnitId: string | null;
	readonly unitId: string | null;
}

const initial: Values = { kind: "NEW", parentUnitId: null, unitId: null };
const section = "place";

/** Where a new site lies in the company. */
export function useSitePlace(): NewInputs {
	const { place: t } = useTexts(texts);
	const rules: FormRules<Values> = {
		kind: { label: t.kind, section },
		parentUnitId: { label: t.parent, help: t.parentHelp, section },
		unitId: {
			label: t.unit,
			section,
			check: (unitId, { kind }) =>
				kind === "EXISTING" && unitId === null ? t.unitMissing : undefined,
		},
	};
	return newInputs<Values>({
		initial,
		rules,
		input: ({ kind, parentUnitId, unitId }) => ({
			parentUnitId: kind === "NEW" ? parentUnitId : null,
			unitId: kind === "EXISTING" ? unitId : null,
		}),
		inputs: (form) => <SitePlace form={form} />,
	});
}

function SitePlace({ form }: { readonly form: Form<Values> }) {
	const { place: t } = useTexts(texts);
	const taken = useUnits()
		.items.filter(({ kind }) => kind !== "UNIT")
		.map(({ id }) => id);
	return (
		<FormSection id={section} title={t.title}>
			<SegmentedField
				{...form.field("kind")}
				options={siteKinds.map((value) => ({ value, label: t[value] }))}
			/>
			{form.values.kind === "NEW" ? (
				<UnitChoice {...form.field("parentUnitId")} />
			) : (
				<UnitChoice {...form.field("unitId")} disabledIds={taken} />
			)}
		</FormSection>
	);
}
