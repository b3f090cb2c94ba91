import {
	type CustomFormValues,
	CustomInputs,
	type FieldGroup,
	useFilledForm,
} from "#areas/settings/custom-fields/web/public.ts";
import { nameOfUser, pickPerson } from "#areas/staff/users/web/public.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type Unit, UnitPanel, useUnitCustom } from "./unit-panel.tsx";
import type { unitParams } from "./unit-params.ts";

export default function UnitsEditPanel({ unitId, close }: PanelProps<typeof unitParams>) {
	return <UnitPanel unitId={unitId}>{(unit) => <Ready unit={unit} close={close} />}</UnitPanel>;
}

interface Given {
	readonly unit: Unit;
	readonly close: () => void;
}

/** Waits for the custom fields: a form does not get further ones. */
function Ready({ unit, close }: Given) {
	const { groups, isReady } = useUnitCustom(unit);
	if (!isReady) return <PanelFrame isLoading />;
	return <Editor unit={unit} groups={groups} close={close} />;
}

/** The unit's own name beside its custom fields, whose names all begin with `custom.`. */
type Values = CustomFormValues & { readonly name: string };

function Editor({ unit, groups, close }: Given & { readonly groups: readonly FieldGroup[] }) {
	const { form: t, doing, done } = useTexts(texts);
	const { id: unitId, custom = {}, customNames = {} } = unit;
	const filled = useFilledForm(groups, { custom, customNames });
	const form = useApiForm<Values, typeof contract.updateUnit>({
		draftKey: `units.edit:${unitId}`,
		initial: { ...filled.initial, name: unit.name },
		version: unit.version,
		fields: { ...filled.rules, name: { label: t.name, required: true, section: "base" } },
		endpoint: contract.updateUnit,
		input: (values, version = unit.version) => ({
			unitId,
			version,
			name: values.name,
			...(groups.length > 0 && { custom: filled.input(values) }),
		}),
		context: doing.save,
		renews: [contract.listUnits, contract.getUnit],
		onSaved: () => toast({ type: "positive", title: done.saved }),
		reload: () => renew(contract.getUnit, { unitId }),
	});
	const people = { customNames, pickPerson, nameOfPerson: nameOfUser };
	return (
		<FormPanel form={form} sub={unit.name} close={close}>
			<FormSection id="base" title={t.base}>
				<TextField {...(form.field("name") as FormField<string>)} maxLength={200} />
			</FormSection>
			<CustomInputs groups={groups} form={form} {...people} />
		</FormPanel>
	);
}
