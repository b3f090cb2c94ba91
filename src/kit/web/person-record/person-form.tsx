import type { ReactNode } from "react";
import { personIdName } from "#kit/contract/person-record/person-operations.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { Form, FormField } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { api } from "../api.ts";
import { PlainInput } from "../master-data/form/master-input.tsx";
import type { AnyValues } from "../master-data/master-screens.ts";
import { FigurePreviewSection } from "../preview/figure-preview-section.tsx";
import { removeEntry } from "../remove-entry.ts";
import { useMay } from "../session/session-store.ts";
import { type AnyItem, type PersonScreens, renewRows, usePersonWords } from "./person-screens.ts";
import { ReferenceInput } from "./reference-input.tsx";
import { type PersonFormGiven, personCall, usePersonForm } from "./use-person-form.ts";

interface Given extends PersonFormGiven {
	/** Below the title; the person's name unless given. */
	readonly sub?: ReactNode;
	readonly close: () => void;
}

/** Creates a dated row of a person, or corrects, ends and deletes one. */
export function PersonForm(given: Given) {
	const { screens, item, close } = given;
	const words = usePersonWords(screens);
	const form = usePersonForm(given);
	return (
		<FormPanel
			form={form}
			title={item === undefined ? words.create : words.edit}
			sub={given.sub ?? <Sub {...given} />}
			{...(words.save !== undefined && { saveLabel: words.save })}
			close={close}
			ends={item && <Remove screens={screens} item={item} form={form} close={close} />}
		>
			<PersonFields screens={screens} form={form} item={item} fixed={given.fixed} />
			{screens.data.declaration.movesFigures && given.userId !== undefined && (
				<FigurePreviewSection
					call={() => (form.dirtyCount > 0 ? personCall(given, form.values) : undefined)}
				/>
			)}
		</FormPanel>
	);
}

function Sub({ screens, userId = "", item }: PersonFormGiven) {
	const name = screens.useName(userId);
	return item && screens.subOf ? screens.subOf(item) : name;
}

interface FieldsGiven {
	readonly screens: PersonScreens;
	readonly form: Form<AnyValues>;
	readonly item?: AnyItem | undefined;
	/** Fields that are not asked for. */
	readonly fixed?: AnyValues | undefined;
}

/** Days and fields in their sections, for one person or several. */
export function PersonFields(given: FieldsGiven) {
	const { screens, form, item, fixed = {} } = given;
	const { PersonInput } = screens;
	const words = usePersonWords(screens);
	const { days, fixed: kept = {} } = screens.data.declaration;
	const isAsked = (name: string) => !(name in fixed || (item !== undefined && name in kept));
	const [from] = days;
	return Object.entries(screens.sections).map(([id, names], nth) => (
		<FormSection key={id} id={id} title={words.sections?.[id] ?? words.one}>
			{PersonInput && nth === 0 && "userId" in form.values && (
				<PersonInput {...(form.field("userId") as FormField<string | null>)} />
			)}
			{names.filter(isAsked).map((name) => (
				<Input key={name} {...given} name={name} />
			))}
			{names.includes(from) && "endsPrevious" in form.values && (
				<Input {...given} name="endsPrevious" />
			)}
		</FormSection>
	));
}

function Input({ screens, form, item, name }: FieldsGiven & { readonly name: string }) {
	const words = usePersonWords(screens);
	const { declaration } = screens.data;
	const given = form.field(name);
	const { type: _, ...text } = { ...given, value: given.value as string | null };
	const Own = screens.inputs[name];
	const reference = screens.references[name];
	if (Own !== undefined) return <Own {...text} item={item} values={form.values} isNew={!item} />;
	if (reference !== undefined) {
		return <ReferenceInput reference={reference} held={item?.[name]} item={item} given={text} />;
	}
	const field = { ...declaration.fixed, ...declaration.fields }[name];
	if (declaration.days.includes(name)) return <DateField {...text} />;
	if (field === undefined || field.kind === "FLAG") {
		return (
			<div data-wide>
				<CheckboxField {...given} value={given.value === true} />
			</div>
		);
	}
	const options = (field.options ?? []).map((value) => ({
		value,
		label: words.options?.[name]?.[value] ?? value,
	}));
	return <PlainInput field={field} given={given} options={options} />;
}

interface RemoveGiven {
	readonly screens: PersonScreens;
	readonly item: AnyItem;
	readonly form: Form<AnyValues>;
	readonly close: () => void;
}

/** Deletes the row, for those who may. */
function Remove({ screens, item, form, close }: RemoveGiven) {
	const t = usePersonWords(screens);
	const { declaration, operations } = screens.data;
	const mayDelete = useMay(declaration.permission, "FULL");
	if (!mayDelete) return null;
	const input = { [personIdName(declaration)]: item.id };
	const call = () => ({ endpoint: operations.remove, input });
	const run = () =>
		removeEntry({
			title: t.removing,
			text: t.removeText,
			confirm: t.remove,
			details: declaration.movesFigures && <FigurePreviewSection call={call} isAtOnce />,
			remove: () => api(operations.remove, input as never),
			onRemoved: () => {
				form.discard();
				close();
			},
			renew: () => renewRows(screens),
		});
	return <DangerButton onClick={() => void run()}>{t.remove}</DangerButton>;
}
