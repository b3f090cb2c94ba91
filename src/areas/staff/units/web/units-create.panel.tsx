import { limits } from "#kit/contract/limits.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { UnitChoice } from "./pick/unit-choice.tsx";
import type { newUnitParams } from "./unit-params.ts";
import { useUnits } from "./use-units.ts";

interface Values {
	readonly name: string;
	readonly parentId: string | null;
}

/** A new unit below another. */
export default function UnitsCreatePanel({ parentId, close }: PanelProps<typeof newUnitParams>) {
	const { form: t, done } = useTexts(texts);
	const { items } = useUnits();
	const form = useApiForm<Values, typeof contract.createUnit>({
		draftKey: `units.create:${parentId ?? ""}`,
		initial: { name: "", parentId: parentId ?? null },
		fields: {
			name: { label: t.name, required: true, section: "base" },
			parentId: { label: t.parent, required: true, section: "base" },
		},
		endpoint: contract.createUnit,
		input: (values) => ({ ...values, parentId: values.parentId ?? "" }),
		renews: [contract.listUnits, contract.getUnit],
		onSaved: () => toast({ type: "positive", title: done.created }),
	});
	const tooDeep = items.filter(({ depth }) => depth >= limits.treeDepth).map(({ id }) => id);
	return (
		<FormPanel form={form} close={close}>
			<FormSection id="base" title={t.base}>
				<TextField {...form.field("name")} maxLength={200} />
				<UnitChoice {...form.field("parentId")} disabledIds={tooDeep} />
			</FormSection>
		</FormPanel>
	);
}
