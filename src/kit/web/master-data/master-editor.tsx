import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { AnswerPanel } from "../answer-panel.tsx";
import { useTexts } from "../texts.ts";
import { MasterInput } from "./master-input.tsx";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { useMasterForm } from "./use-master-form.ts";
import { useMasterWords } from "./use-master-words.ts";
import "./master-data.css";

interface Given {
	readonly screens: MasterScreens;
	/** Changes this entry; creates one without. */
	readonly id?: string | undefined;
	readonly close: () => void;
}

/** Panel that creates or changes an entry. */
export function MasterEditor({ screens, id, close }: Given) {
	return id === undefined ? (
		<EntryForm screens={screens} item={undefined} close={close} />
	) : (
		<LoadedForm screens={screens} id={id} close={close} />
	);
}

function LoadedForm({ screens, id, close }: Given & { readonly id: string }) {
	const t = useTexts(texts);
	const { edit } = useMasterWords(screens);
	return (
		<AnswerPanel
			title={edit}
			endpoint={screens.data.operations.get}
			input={{ id }}
			words={{ gone: t.gone, notLoaded: t.entryNotLoaded }}
		>
			{(data) => <EntryForm key={id} screens={screens} item={data as AnyEntry} close={close} />}
		</AnswerPanel>
	);
}

interface FormGiven {
	readonly screens: MasterScreens;
	readonly item: AnyEntry | undefined;
	readonly close: () => void;
}

function EntryForm({ screens, item, close }: FormGiven) {
	const words = useMasterWords(screens);
	const form = useMasterForm(screens, item);
	const names = Object.keys(screens.data.fields).filter((name) =>
		screens.isAsked(name, form.values),
	);
	return (
		<FormPanel
			form={form}
			title={item === undefined ? words.create : words.edit}
			sub={item && screens.nameOf(item)}
			close={close}
		>
			<div className="master-form">
				{names.map((name) => (
					<MasterInput
						key={name}
						screens={screens}
						name={name}
						form={form}
						isNew={item === undefined}
					/>
				))}
			</div>
		</FormPanel>
	);
}
