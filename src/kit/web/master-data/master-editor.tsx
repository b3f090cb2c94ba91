import { isGroup } from "#kit/contract/master-data/group-field.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { AnswerPanel } from "../answer-panel.tsx";
import { useLanguage } from "../language-store.ts";
import { useTexts } from "../texts.ts";
import { MasterInput } from "./master-input.tsx";
import type { AnyEntry, AnyValues, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { fieldsIn, useMasterForm } from "./use-master-form.ts";
import { useMasterLive } from "./use-master-live.ts";
import { useMasterWords } from "./use-master-words.ts";
import "./master-data.css";

interface Given {
	readonly screens: MasterScreens;
	/** Changes this entry; creates one without. */
	readonly id?: string | undefined;
	/** Changes only this group of its fields. */
	readonly group?: string;
	readonly close: () => void;
}

/** Panel that creates or changes an entry, or a group of its fields. */
export function MasterEditor(given: Given) {
	return given.id === undefined ? <NewForm {...given} /> : <LoadedForm {...given} id={given.id} />;
}

function NewForm({ screens, close }: Given) {
	const added = screens.added.useNew();
	const form = useMasterForm(screens, { item: undefined, added });
	const { create } = useMasterWords(screens);
	return (
		<FormPanel form={form} title={create} close={close}>
			<Fields screens={screens} form={form} isNew />
			{added.inputs(form)}
		</FormPanel>
	);
}

function LoadedForm(given: Given & { readonly id: string }) {
	const { screens, id } = given;
	const t = useTexts(texts);
	const title = useTitle(given);
	useMasterLive(screens);
	return (
		<AnswerPanel
			title={title}
			endpoint={screens.data.operations.get}
			input={{ id }}
			words={{ gone: t.gone, notLoaded: t.entryNotLoaded }}
		>
			{(data) => <EntryForm key={id} {...given} item={data as AnyEntry} />}
		</AnswerPanel>
	);
}

function useTitle({ screens, group }: Given): string {
	const { edit } = useMasterWords(screens);
	const language = useLanguage();
	return screens.panels.groups?.[group ?? ""]?.title(language) ?? edit;
}

function EntryForm(given: Given & { readonly item: AnyEntry }) {
	const { screens, item, group, close } = given;
	const form = useMasterForm(screens, { item, group });
	return (
		<FormPanel form={form} title={useTitle(given)} sub={screens.nameOf(item)} close={close}>
			<Fields screens={screens} form={form} group={group} isNew={false} />
		</FormPanel>
	);
}

interface FieldsGiven {
	readonly screens: MasterScreens;
	readonly form: Form<AnyValues>;
	readonly group?: string | undefined;
	readonly isNew: boolean;
}

/** In sections where fields stand in groups. */
function Fields({ screens, form, group, isNew }: FieldsGiven) {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const fields = Object.entries(fieldsIn(screens, group));
	const input = (name: string) => (
		<MasterInput key={name} screens={screens} name={name} form={form} isNew={isNew} />
	);
	const plain = fields
		.filter(([, field]) => !isGroup(field))
		.map(([name]) => name)
		.filter((name) => screens.isAsked(name, form.values));
	if (screens.data.details === undefined) {
		return <div className="master-form">{plain.map(input)}</div>;
	}
	return (
		<>
			{plain.length > 0 && (
				<FormSection id="base" title={t.base}>
					{plain.map(input)}
				</FormSection>
			)}
			{fields.map(
				([name, field]) =>
					isGroup(field) && (
						<FormSection key={name} id={name} title={words.fields[name] ?? name}>
							{Object.keys(field.fields).map(input)}
						</FormSection>
					),
			)}
		</>
	);
}
