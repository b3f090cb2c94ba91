import { IconPencil } from "@tabler/icons-react";
import { entryKey } from "#kit/contract/master-data/master-params.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "../answer-panel.tsx";
import { ListWalk } from "../grid/list-walk.tsx";
import { useLanguage } from "../language-store.ts";
import { useHasFeature } from "../session/session-store.ts";
import { Slot } from "../slots/slot.tsx";
import { useTexts } from "../texts.ts";
import { ArchivedMark } from "./archived-mark.tsx";
import { EntryFoot } from "./entry-foot.tsx";
import { FieldFacts } from "./field-view.tsx";
import { HistoryButton } from "./history-button.tsx";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { openEdit } from "./open-edit.ts";
import { texts } from "./text.ts";
import { useEntryActions } from "./use-entry-actions.ts";
import { useMasterLive } from "./use-master-live.ts";
import { useMasterRights } from "./use-master-rights.ts";
import { useMasterWords } from "./use-master-words.ts";
import "./master-data.css";

interface Given {
	readonly screens: MasterScreens;
	readonly id: string;
	readonly close: () => void;
}

/** Panel of one entry: its fields, the feature's own sections, and what may be done with it. */
export function MasterDetail({ screens, id, close }: Given) {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	useMasterLive(screens);
	return (
		<AnswerPanel
			title={words.one}
			endpoint={screens.data.operations.get}
			input={entryKey(screens.data, id)}
			words={{ gone: words.gone ?? t.gone, notLoaded: t.entryNotLoaded }}
		>
			{(data) => <Entry screens={screens} item={data as AnyEntry} close={close} />}
		</AnswerPanel>
	);
}

interface EntryGiven {
	readonly screens: MasterScreens;
	readonly item: AnyEntry;
	readonly close: () => void;
}

function Entry({ screens, item, close }: EntryGiven) {
	const words = useMasterWords(screens);
	const { added, nameOf, place, sections } = screens;
	const number = screens.data.picked?.[1];
	return (
		<PanelFrame
			title={nameOf(item)}
			sub={number === undefined ? words.one : `${words.one} ${String(item[number])}`}
			state={!item.isEnabled && <ArchivedMark />}
			actions={<Actions screens={screens} item={item} />}
			footer={<Foot screens={screens} item={item} close={close} />}
		>
			<BaseFacts screens={screens} item={item} />
			{screens.record.parts(item, screens)}
			{added.sections(item, screens)}
			{sections.map((Section, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the sections of a declaration never change their order
				<Section key={index} item={item} />
			))}
			{place !== undefined && <Slot place={{ section: place }} props={{ item }} />}
		</PanelFrame>
	);
}

/** Fields and computed values; of a record without its name, which is the title, and without its groups. */
function BaseFacts({ screens, item }: Pick<EntryGiven, "screens" | "item">) {
	const t = useTexts(texts);
	const words = useMasterWords(screens);
	const hasFeature = useHasFeature();
	const { fields, extra, details, needs, parts = {}, sortedBy } = screens.data;
	const isRecord = details !== undefined;
	const apart = Object.values(parts).flat();
	const names = Object.keys(fields)
		.filter((name) => !apart.includes(name))
		.filter((name) => screens.isAsked(name, item) && !(isRecord && name === sortedBy));
	const computed = Object.keys(extra).filter((name) => {
		const feature = needs?.[name];
		return words.extra?.[name] !== undefined && (feature === undefined || hasFeature(feature));
	});
	return (
		<Section title={isRecord ? (words.base ?? t.base) : undefined} label={t.facts}>
			<FieldFacts screens={screens} item={item} names={[...names, ...computed]} />
		</Section>
	);
}

function Actions({ screens, item }: Pick<EntryGiven, "screens" | "item">) {
	const words = useMasterWords(screens);
	const { mayWrite } = useMasterRights(screens);
	const language = useLanguage();
	const { detail, edit } = screens.panels;
	return (
		<>
			{detail !== undefined && (
				<ListWalk
					id={item.id}
					endpoint={screens.data.operations.get}
					input={(id) => entryKey(screens.data, id)}
					open={(id) => openPanel(detail, entryKey(screens.data, id), { stack: "sub" })}
				/>
			)}
			<HistoryButton entity={screens.data.entity} entityId={item.id} />
			{mayWrite && (
				<IconButton
					icon={IconPencil}
					label={words.edit ?? edit?.title(language) ?? words.rename ?? ""}
					onClick={() => openEdit(screens, item, "sub")}
				/>
			)}
		</>
	);
}

function Foot({ screens, item, close }: EntryGiven) {
	const { mayWrite, mayDelete } = useMasterRights(screens);
	const words = useMasterWords(screens);
	const { archive, restore, remove: usual } = useEntryActions(screens);
	const remove = screens.useRemoval(usual);
	const { isArchivable } = screens.data;
	if (!mayWrite && !mayDelete) return null;
	const change = item.isEnabled ? archive : restore;
	return (
		<EntryFoot
			isEnabled={item.isEnabled}
			onRemove={mayDelete && (() => remove(item))}
			onSwitch={mayWrite && isArchivable && (() => change(item))}
			stays={screens.mayArchive(item) ? undefined : words.stays}
			close={close}
		/>
	);
}
