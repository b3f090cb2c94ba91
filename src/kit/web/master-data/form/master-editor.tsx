import { type ReactNode, useRef } from "react";
import { entryKey } from "#kit/contract/master-data/master-params.ts";
import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { AnswerPanel } from "../../answer-panel.tsx";
import { useTexts } from "../../texts.ts";
import type { AnyEntry, AnyValues, MasterScreens } from "../master-screens.ts";
import { texts } from "../text.ts";
import { useMasterLive } from "../use-master-live.ts";
import { partTitle, useMasterWords } from "../use-master-words.ts";
import { MasterInput } from "./master-input.tsx";
import { type FormLine, linesOf, useMasterForm } from "./use-master-form.ts";
import "../master-data.css";

interface Given {
	readonly screens: MasterScreens;
	/** Changes this entry; creates one without. */
	readonly id?: string | undefined;
	/** Changes only this part of it. */
	readonly part?: string;
	/** Of an entry that is shown nowhere else, in the foot: what ends it, and what else becomes of it. */
	readonly ends?: (item: AnyEntry) => ReactNode;
	readonly buttons?: (item: AnyEntry) => ReactNode;
	readonly close: () => void;
}

/** Panel that creates or changes an entry, or a part of it. */
export function MasterEditor(given: Given) {
	return given.id === undefined ? <NewForm {...given} /> : <LoadedForm {...given} id={given.id} />;
}

function NewForm({ screens, close }: Given) {
	const more = screens.useNew();
	const created = useRef("");
	const form = useMasterForm(screens, {
		item: undefined,
		more,
		onSaved: (answer) => {
			created.current = (answer as { readonly id: string }).id;
		},
	});
	const { afterCreate } = screens;
	const { create } = useMasterWords(screens);
	return (
		<FormPanel
			form={form}
			title={create}
			close={close}
			onSaved={afterCreate && (() => afterCreate(created.current))}
		>
			<Fields screens={screens} form={form} isNew />
			{more.inputs(form)}
		</FormPanel>
	);
}

function LoadedForm(given: Given & { readonly id: string }) {
	const { screens, id } = given;
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	useMasterLive(screens);
	return (
		<AnswerPanel
			title={formTitle(given, words)}
			endpoint={screens.data.operations.get}
			input={entryKey(screens.data, id)}
			words={{ gone: words.gone ?? t.gone, notLoaded: t.entryNotLoaded }}
		>
			{(data) => <EntryForm key={id} {...given} item={data as AnyEntry} />}
		</AnswerPanel>
	);
}

/** A part's form is always called like its panel. */
const formTitle = ({ part }: Given, { edit }: MasterWords) =>
	part === undefined ? edit : undefined;

function EntryForm(given: Given & { readonly item: AnyEntry }) {
	const { screens, item, part, ends, buttons, close } = given;
	const form = useMasterForm(screens, { item, part });
	const title = formTitle(given, useMasterWords(screens));
	return (
		<FormPanel
			form={form}
			title={title}
			sub={screens.nameOf(item)}
			ends={ends?.(item)}
			buttons={buttons?.(item)}
			close={close}
		>
			<Fields screens={screens} form={form} part={part} isNew={false} />
		</FormPanel>
	);
}

interface FieldsGiven {
	readonly screens: MasterScreens;
	readonly form: Form<AnyValues>;
	readonly part?: string | undefined;
	readonly isNew: boolean;
}

/** In sections where fields stand in parts. */
function Fields({ screens, form, part, isNew }: FieldsGiven) {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const lines = linesOf(screens, part, isNew).filter(
		({ of, group }) => group !== undefined || screens.isAsked(of, form.values),
	);
	const inputs = (section: string) =>
		shortTogether(
			lines.filter((line) => line.section === section),
			screens,
		).map((together) => {
			const shown = together.map((line) => (
				<MasterInput key={line.name} screens={screens} line={line} form={form} isNew={isNew} />
			));
			return together.length === 1 ? (
				shown
			) : (
				<div key={together[0]?.name} className="master-row">
					{shown}
				</div>
			);
		});
	if (screens.data.details === undefined)
		return <div className="master-form">{inputs("base")}</div>;
	return [...new Set(lines.map(({ section }) => section))].map((section) => (
		<FormSection
			key={section}
			id={section}
			title={section === "base" ? (words.base ?? t.base) : partTitle(words, section)}
		>
			{inputs(section)}
		</FormSection>
	));
}

/** Days or numbers that follow each other stand beside each other, any other field alone. */
function shortTogether(lines: readonly FormLine[], { inputs }: MasterScreens): FormLine[][] {
	const kindOf = ({ name, field }: FormLine) =>
		inputs[name] === undefined && (field.kind === "DATE" || field.kind === "NUMBER")
			? field.kind
			: undefined;
	const found: FormLine[][] = [];
	for (const line of lines) {
		const last = found.at(-1);
		const kind = kindOf(line);
		const goesOn = kind !== undefined && last?.[0] !== undefined && kindOf(last[0]) === kind;
		if (goesOn) last.push(line);
		else found.push([line]);
	}
	return found;
}
