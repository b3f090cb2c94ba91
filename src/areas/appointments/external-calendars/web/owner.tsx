import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Whose calendar is meant, in a form. */
export interface OwnerValues {
	readonly owner: "OWN" | "UNIT";
	readonly unitId: string | null;
}

export const oneself: OwnerValues = { owner: "OWN", unitId: null };

export function useOwnerRules() {
	const { fields: t } = useTexts(texts);
	return {
		owner: { label: t.owner, section: "whose" },
		unitId: {
			...{ label: t.unitId, section: "whose" },
			check: (unitId: string | null, { owner }: OwnerValues) =>
				owner === "UNIT" && unitId === null ? t.unitId : undefined,
		},
	};
}

export const ownerSent = ({ owner, unitId }: OwnerValues) => ({
	unitId: owner === "UNIT" ? unitId : null,
});

/** What is needed of the form around it; any form that has these fields fits. */
type OwnerForm = Pick<Form<OwnerValues>, "values" | "field">;

/** Offered to who may write appointments of departments. */
export function OwnerSection({ form }: { readonly form: OwnerForm }) {
	const t = useTexts(texts);
	const mayOfUnits = useMay("appointments.manage", "WRITE");
	if (!mayOfUnits) return null;
	return (
		<FormSection id="whose" title={t.sections.whose}>
			<SegmentedField
				{...form.field("owner")}
				options={(["OWN", "UNIT"] as const).map((value) => ({ value, label: t.owners[value] }))}
			/>
			{form.values.owner === "UNIT" && <UnitChoice {...form.field("unitId")} required />}
		</FormSection>
	);
}
