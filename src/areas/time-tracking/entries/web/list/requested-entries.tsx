import { Button } from "@mantine/core";
import { openWords } from "#areas/time-tracking/approvals/web/public.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTracking } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryActivity, useEntryWords } from "../entry-marks.tsx";
import { timeTrackingsDetail } from "../panels.ts";
import { useEntriesById } from "./use-entries.ts";
import "../entries.css";
import "./requested.css";

interface Given {
	/** Undefined while they are not known. */
	readonly ids: readonly string[] | undefined;
	/** The overview that names them could not be loaded. */
	readonly hasFailed: boolean;
}

/** The box of one's own entries that somebody still has to approve. */
export function RequestedEntries({ ids, hasFailed }: Given) {
	const t = useTexts(texts);
	const found = useEntriesById(ids, t.context.requested);
	const { entries } = found;
	return (
		<Card
			title={t.requested.title}
			side={ids !== undefined && String(ids.length)}
			flush
			scrolls
			className="requested-card"
		>
			{entries === undefined && (
				<AwaitedState
					hasFailed={found.isError || hasFailed}
					text={t.requested.failed}
					onRetry={hasFailed ? undefined : found.retry}
				/>
			)}
			{entries?.length === 0 && <EmptyState text={t.requested.empty} />}
			<ul className="requested-list requested-own">
				{entries?.map((entry) => (
					<RequestedEntry key={entry.id} entry={entry} />
				))}
			</ul>
		</Card>
	);
}

/** Somebody else decides about it: here it can be looked at. */
function RequestedEntry({ entry }: { readonly entry: TimeTracking }) {
	const { page } = useTexts(texts);
	const format = useFormat();
	const words = useEntryWords();
	return (
		<li>
			<span className="requested-who">
				<b>{format.day(entry.day)}</b>
				<span>{words.span(entry)}</span>
			</span>
			<span className="requested-what">
				<EntryActivity entry={entry} />
				<small>{openWords(entry)}</small>
			</span>
			<b className="number">{words.duration(entry)}</b>
			<span className="requested-act">
				<Button
					size="compact-sm"
					variant="default"
					onClick={() => openPanel(timeTrackingsDetail, { id: entry.id })}
				>
					{page.open}
				</Button>
			</span>
		</li>
	);
}
