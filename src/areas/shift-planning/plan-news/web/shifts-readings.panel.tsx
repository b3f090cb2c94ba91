import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, newsKinds, readingsTopic, type ShiftReading } from "../contract.ts";
import { texts } from "./text.ts";
import "./readings.css";

/** The people whose plan one reads, those first who have not read what is new to them. */
export default function ShiftsReadingsPanel() {
	const t = useTexts(texts);
	const [search, setSearch] = useState("");
	const [shown, setShown] = useState("ALL");
	useLiveTopic("SHIFTS", () => void renew(contract.listShiftReadings));
	const input = { ...(search !== "" && { search }), ...(shown === "UNREAD" && { isUnread: true }) };
	const choices = (["ALL", "UNREAD"] as const).map((value) => ({ value, label: t.shown[value] }));
	return (
		<PanelFrame>
			<div className="readings-filter">
				<SearchField label={t.search} onSearch={setSearch} />
				<SegmentedControl
					aria-label={t.which}
					size="xs"
					value={shown}
					data={choices}
					onChange={setShown}
				/>
			</div>
			<Answer
				endpoint={contract.listShiftReadings}
				input={input}
				topic={readingsTopic}
				notLoaded={t.notLoaded}
				keep
			>
				{(answer) => <Readings {...answer} isNarrowed={Object.keys(input).length > 0} />}
			</Answer>
		</PanelFrame>
	);
}

interface Given {
	readonly items: readonly ShiftReading[];
	readonly unread: number;
	readonly total: number;
	readonly isNarrowed: boolean;
}

function Readings({ items, unread, total, isNarrowed }: Given) {
	const t = useTexts(texts);
	if (items.length === 0) return <EmptyState text={isNarrowed ? t.allRead : t.nobody} />;
	return (
		<>
			<p className="readings-summary">{unread === 0 ? t.allRead : t.summary(unread, total)}</p>
			<ul className="readings">
				{items.map((one) => (
					<Reading key={one.user.id} reading={one} />
				))}
			</ul>
		</>
	);
}

function Reading({ reading }: { readonly reading: ShiftReading }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { user, unitName, counts, isShort, waitsSince, readAt } = reading;
	const parts = [
		...newsKinds.flatMap((kind) => (counts[kind] > 0 ? [t[kind](counts[kind])] : [])),
		...(isShort ? [t.short] : []),
	];
	const read = readAt === null ? t.never : t.readAt(format.instant(readAt));
	return (
		<li data-unread={waitsSince !== null || undefined}>
			<b>{`${user.lastName}, ${user.firstName}`}</b>
			<span>{unitName}</span>
			{waitsSince !== null && (
				<strong>{[...parts, t.since(format.instant(waitsSince))].join(" · ")}</strong>
			)}
			<small>{read}</small>
		</li>
	);
}
