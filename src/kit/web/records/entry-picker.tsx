import { useMemo } from "react";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { times } from "#kit/contract/limits.ts";
import { ChoicePanel } from "#kit/ui/picker/choice-panel.tsx";
import type { PickItem } from "#kit/ui/picker/pick-item.ts";
import { PickList } from "#kit/ui/picker/pick-list.tsx";
import { type Asked, questionPanel } from "#kit/ui/picker/question-panel.tsx";
import { useLive, useLiveTopic } from "../live/use-live.ts";
import type { AnyEntry, MasterScreens } from "../master-data/master-screens.ts";
import { texts } from "../master-data/text.ts";
import { useMasterWords } from "../master-data/use-master-words.ts";
import { ownRecentChoices } from "../session/own-recent-choices.ts";
import { useTexts } from "../texts.ts";
import { renew, useApi } from "../use-api.ts";
import type { EntryPickerGiven } from "./record-panels.ts";

/** Entries of a record by what tells them apart; those chosen lately stand first. */
export const entryPicker = (screens: MasterScreens) =>
	questionPanel<EntryPickerGiven, readonly string[]>((asked) => (
		<Picker {...asked} screens={screens} />
	));

interface PickerGiven extends Asked<EntryPickerGiven, readonly string[]> {
	readonly screens: MasterScreens;
}

function Picker({ screens, given, answer, close }: PickerGiven) {
	const t = useTexts(texts);
	const { fields } = useMasterWords(screens);
	const { topic, picked = [] } = screens.data;
	const recent = useMemo(() => ownRecentChoices(topic.toLowerCase()), [topic]);
	const { items, state, refetch } = useOffered(screens, given);
	const searched = picked.map((name) => fields[name] ?? name);
	return (
		<ChoicePanel
			given={given}
			multi={false}
			recent={recent}
			answer={answer}
			state={state}
			refetch={refetch}
			close={close}
		>
			{(list) => <PickList {...list} items={items} searchLabel={t.either(searched)} />}
		</ChoicePanel>
	);
}

/** Entries in use and those chosen already, but for those left out: kept for a while, renewed by live messages. */
function useOffered({ data }: MasterScreens, given: EntryPickerGiven) {
	const { archived } = useTexts(texts);
	const { withDisabled = false, hiddenIds, value } = given;
	const { operations, topic, picked = [] } = data;
	const endpoint = operations.options as Endpoint;
	const {
		data: answer,
		isError,
		refetch,
	} = useApi(endpoint, {}, { staleTime: times.organisationCache });
	const again = () => void renew(endpoint);
	useLiveTopic(topic, again);
	useLive("resync", again);
	const items = useMemo((): readonly PickItem[] => {
		const [known = []] = Object.values((answer ?? {}) as Readonly<Record<string, AnyEntry[]>>);
		const hidden = new Set(hiddenIds);
		const chosen = new Set(value);
		const [label = "", sub = ""] = picked;
		return known
			.filter((one) => !hidden.has(one.id) && (withDisabled || one.isEnabled || chosen.has(one.id)))
			.map((one) => ({
				id: one.id,
				label: String(one[label]),
				sub: String(one[sub] ?? ""),
				mark: one.isEnabled ? undefined : archived.toLowerCase(),
			}));
	}, [answer, hiddenIds, withDisabled, value, archived, picked]);
	const state = answer !== undefined ? "ready" : isError ? "failed" : "loading";
	return { items, state, refetch: () => void refetch() } as const;
}
