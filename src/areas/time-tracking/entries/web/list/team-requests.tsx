import { Button } from "@mantine/core";
import {
	openStepWords,
	questionWords,
	useMatterWords,
} from "#areas/time-tracking/approvals/web/public.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { ManagedTracking } from "../../contract/lists.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { EntryActivity, useEntryWords } from "../entry-marks.tsx";
import { timeTrackingsDetail } from "../panels.ts";
import "../entries.css";
import "./requested.css";

/** What others ask of a supervisor, the oldest first; more than these are decided in the list. */
const shown = 20;
const asked = {
	toDecide: "true",
	sortBy: "begin",
	sortDirection: "ASC",
	pageSize: shown,
} as const;

/** The box of entries that wait for the signed-in supervisor: decided here with one click, or looked at more closely. */
export default function TeamRequests() {
	const t = useTexts(texts).team;
	const found = useApi(contract.listTimeTrackingsOf, asked, { context: t.context });
	useLiveTopic("TRACKINGS", () => void renew(contract.listTimeTrackingsOf));
	const { data } = found;
	return (
		<Card
			title={t.title}
			note={data && String(data.total)}
			side={
				data !== undefined &&
				data.total > 0 && (
					<button
						type="button"
						className="card-link"
						onClick={() => goTo("/time-management/trackings")}
					>
						{t.all}
					</button>
				)
			}
			flush
			scrolls
			className="requested-card"
		>
			{data === undefined && (
				<AwaitedState
					hasFailed={found.isError}
					text={t.failed}
					onRetry={() => void found.refetch()}
				/>
			)}
			{data?.total === 0 && <EmptyState text={t.empty} />}
			<ul className="requested-list" data-total={data?.total}>
				{data?.items.map((entry) => (
					<TeamRequest key={entry.id} entry={entry} />
				))}
			</ul>
			{data !== undefined && data.total > data.items.length && (
				<p className="entries-cut">{t.more(data.items.length, data.total)}</p>
			)}
		</Card>
	);
}

function TeamRequest({ entry }: { readonly entry: ManagedTracking }) {
	const format = useFormat();
	const words = useEntryWords();
	const { changeRequested } = useTexts(texts);
	const { lastName, firstName } = entry.user;
	// that a supervisor has to agree goes without saying here
	const others = entry.openSteps.filter((step) => step !== "SUPERVISOR_APPROVAL");
	const said = entry.changeRequest === null ? openStepWords(others) : changeRequested;
	const about = [questionWords(entry.question), said, entry.reason].filter(Boolean).join(" · ");
	return (
		<li>
			<button
				type="button"
				className="requested-who"
				onClick={() => openPanel(timeTrackingsDetail, { id: entry.id })}
			>
				<b>{`${lastName}, ${firstName}`}</b>
				<span>
					{format.day(entry.day)} {words.span(entry)}
				</span>
			</button>
			<b className="number">{words.duration(entry)}</b>
			<span className="requested-what">
				<EntryActivity entry={entry} />
				<small title={about}>{about}</small>
			</span>
			<DecideButtons entry={entry} />
		</li>
	);
}

/** Loaded when somebody decides: the dashboard shows this box first of all. */
async function decide(what: "approve" | "reject", entry: ManagedTracking): Promise<void> {
	const { entryDialogs } = await import("../entry-moves.ts");
	await entryDialogs[what](entry);
}

/** A change that is asked for is decided where both are shown, side by side. */
function DecideButtons({ entry }: { readonly entry: ManagedTracking }) {
	const { moves: t } = useMatterWords();
	const { page } = useTexts(texts);
	const { id, moves } = entry;
	const name = `${entry.user.firstName} ${entry.user.lastName}`;
	return (
		<span className="requested-act">
			{moves.includes("REJECT") && (
				<Button
					size="compact-sm"
					variant="default"
					aria-label={`${t.reject}: ${name}`}
					onClick={() => void decide("reject", entry)}
				>
					{t.reject}
				</Button>
			)}
			{moves.includes("APPROVE") ? (
				<Button
					size="compact-sm"
					variant="light"
					aria-label={`${t.approve}: ${name}`}
					onClick={() => void decide("approve", entry)}
				>
					{t.approve}
				</Button>
			) : (
				<Button
					size="compact-sm"
					variant="default"
					aria-label={`${page.open}: ${name}`}
					onClick={() => openPanel(timeTrackingsDetail, { id })}
				>
					{page.open}
				</Button>
			)}
		</span>
	);
}
