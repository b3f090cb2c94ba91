import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import type { AnyEntry, MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { texts as masterTexts } from "#kit/web/master-data/text.ts";
import { renewMaster, useMasterLive } from "#kit/web/master-data/use-master-live.ts";
import { useMasterWords } from "#kit/web/master-data/use-master-words.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { type AddedGiven, useEntryGroups } from "./added-screens.tsx";
import type { CustomFormValues } from "./custom-form.ts";
import { CustomInputs } from "./custom-input.tsx";
import type { CustomRow } from "./custom-list.ts";
import type { FieldGroup } from "./use-custom-fields.ts";
import { useFilledForm } from "./use-filled-form.ts";

interface Given extends AddedGiven {
	readonly screens: MasterScreens;
	readonly close: () => void;
}

type Row = AnyEntry & CustomRow;

/** What the panel shows that changes custom values of a record's entry. */
export const editAddedFields =
	(added: AddedGiven, screens: MasterScreens) => (given: PanelProps<typeof masterParams>) => (
		<EditAddedFields {...added} {...given} screens={screens} />
	);

function EditAddedFields(given: Given & { readonly id: string }) {
	const t = useTexts(masterTexts);
	const { screens, id } = given;
	useMasterLive(screens);
	return (
		<AnswerPanel
			endpoint={screens.data.operations.get as Endpoint}
			input={{ id }}
			words={{ gone: t.gone, notLoaded: t.entryNotLoaded }}
		>
			{(row) => <Groups {...given} row={row as Row} />}
		</AnswerPanel>
	);
}

function Groups(given: Given & { readonly row: Row }) {
	const { nothingToChange } = useTexts(texts).values;
	const { row, entity, screens } = given;
	const { groups, isReady } = useEntryGroups(entity, row.custom, "WRITE");
	if (!isReady) return <PanelFrame isLoading />;
	if (groups.length > 0) return <Editor {...given} groups={groups} />;
	return (
		<PanelFrame sub={screens.nameOf(row)}>
			<EmptyState text={nothingToChange} />
		</PanelFrame>
	);
}

interface EditorGiven extends Given {
	readonly row: Row;
	readonly groups: readonly FieldGroup[];
}

function Editor(given: EditorGiven) {
	const { row, groups, screens, close } = given;
	const form = useAddedForm(given);
	return (
		<FormPanel form={form} sub={screens.nameOf(row)} close={close}>
			<CustomInputs
				groups={groups}
				form={form}
				customNames={row.customNames}
				pickPerson={given.pickPerson}
				nameOfPerson={given.nameOfPerson}
			/>
		</FormPanel>
	);
}

function useAddedForm({ row, groups, screens }: EditorGiven) {
	const t = useTexts(masterTexts);
	const { one } = useMasterWords(screens);
	const { id, version } = row;
	const { data } = screens;
	const filled = useFilledForm(groups, row);
	return useApiForm<CustomFormValues, Endpoint>({
		draftKey: `${data.entity}:${id}:custom`,
		initial: filled.initial,
		version,
		fields: filled.rules,
		endpoint: data.operations.added as Endpoint,
		input: (values, based = version) =>
			({ id, version: based, custom: filled.input(values) }) as never,
		context: t.saving(one),
		renews: [data.operations.list, data.operations.get],
		onSaved: () => toast({ type: "positive", title: t.saved(one) }),
		reload: () => renewMaster(data),
	});
}
