import { customName } from "#areas/settings/custom-fields/contract/values.ts";
import {
	type CustomFormValues,
	CustomInput,
	customInitial,
	customInput,
	customRules,
	type FieldGroup,
	usePrintCustom,
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
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { unitsEdit } from "./panels.ts";
import { type Unit, UnitPanel, useUnitCustom } from "./unit-panel.tsx";
import type { unitParams } from "./unit-params.ts";

export default function UnitsEditPanel({ unitId, close }: PanelProps<typeof unitParams>) {
	const edit = useTitle(unitsEdit);
	return (
		<UnitPanel unitId={unitId} title={edit}>
			{(unit) => <Ready unit={unit} close={close} />}
		</UnitPanel>
	);
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

interface EditorGiven extends Given {
	readonly groups: readonly FieldGroup[];
}

function Editor({ unit, groups, close }: EditorGiven) {
	const { form: t } = useTexts(texts);
	const form = useUnitForm(unit, groups);
	return (
		<FormPanel form={form} sub={unit.name} close={close}>
			<FormSection id="base" title={t.base}>
				<TextField {...(form.field("name") as FormField<string>)} maxLength={200} />
			</FormSection>
			{groups.map(({ id, name, fields }) => (
				<FormSection key={id} id={id} title={name}>
					{fields.map((field) => (
						<CustomInput
							key={field.key}
							field={field}
							given={form.field(customName(field.key))}
							customNames={unit.customNames ?? {}}
							pickPerson={pickPerson}
							nameOfPerson={nameOfUser}
						/>
					))}
				</FormSection>
			))}
		</FormPanel>
	);
}

/** The unit's own name beside its custom fields, whose names all begin with `custom.`. */
type Values = CustomFormValues & { readonly name: string };

function useUnitForm(unit: Unit, groups: readonly FieldGroup[]) {
	const { form: t, doing, done } = useTexts(texts);
	const { id: unitId, custom = {}, customNames = {} } = unit;
	const print = usePrintCustom(customNames);
	const fields = groups.flatMap((group) => group.fields);
	return useApiForm<Values, typeof contract.updateUnit>({
		draftKey: `units.edit:${unitId}`,
		initial: { ...customInitial(fields, custom), name: unit.name },
		version: unit.version,
		fields: Object.assign(
			{ name: { label: t.name, required: true, section: "base" } },
			...groups.map((group) => customRules(group.fields, print, group.id)),
		),
		endpoint: contract.updateUnit,
		input: (values, version = unit.version) => ({
			unitId,
			version,
			name: values.name,
			...(fields.length > 0 && { custom: customInput(fields, custom, values) }),
		}),
		context: doing.save,
		renews: [contract.listUnits, contract.getUnit],
		onSaved: () => toast({ type: "positive", title: done.saved }),
		reload: () => renew(contract.getUnit, { unitId }),
	});
}
