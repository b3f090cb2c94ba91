import { useElementSize } from "@mantine/hooks";
import { monthCloseTopic } from "#areas/time-tracking/month-close/contract.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { BulkBar } from "./inbox/bulk-bar.tsx";
import { InboxBar } from "./inbox/inbox-bar.tsx";
import { InboxList } from "./inbox/inbox-list.tsx";
import { InboxPaging } from "./inbox/inbox-paging.tsx";
import { decidingOf } from "./inbox/use-deciding.ts";
import { type Inbox, useInbox } from "./inbox/use-inbox.ts";
import { DecisionSide } from "./side/decision-side.tsx";
import { TeamFigures } from "./team-figures.tsx";
import "./inbox/inbox.css";

/** Narrower than this, in px, a row opens its detail; else it is told beside the list. */
const sideFrom = 1080;

const renewInbox = () => void renew(contract.listDecisions);

/** Everything that waits for the decision of who leads people. */
export default function ManagementPage() {
	const { ref, width } = useElementSize();
	const inbox = useInbox();
	const deciding = decidingOf(inbox);
	useLiveTopic("TRACKINGS", renewInbox);
	useLiveTopic("ABSENCES", renewInbox);
	useLiveTopic(monthCloseTopic, renewInbox);
	const hasSide = width >= sideFrom;
	const { row } = inbox.cursor;
	return (
		<div className="management" ref={ref} data-side={hasSide || undefined}>
			<TeamFigures inbox={inbox.query.data} />
			<div className="management-parts">
				<section className="inbox-card">
					<InboxBar inbox={inbox} />
					<Rows inbox={inbox} deciding={deciding} hasSide={hasSide} />
					<InboxPaging inbox={inbox} />
					<BulkBar inbox={inbox} deciding={deciding} />
				</section>
				{hasSide && row !== undefined && <DecisionSide decision={row} deciding={deciding} />}
			</div>
		</div>
	);
}

interface Given {
	readonly inbox: Inbox;
	readonly deciding: ReturnType<typeof decidingOf>;
	readonly hasSide: boolean;
}

function Rows({ inbox, deciding, hasSide }: Given) {
	const t = useTexts(texts);
	const { query, shown } = inbox;
	if (query.data === undefined) {
		return (
			<AwaitedState
				hasFailed={query.isError}
				text={t.failed}
				onRetry={() => void query.refetch()}
			/>
		);
	}
	if (shown.length === 0) return <EmptyState text={t.empty} more={t.emptyMore} />;
	return <InboxList inbox={inbox} deciding={deciding} isAlone={!hasSide} />;
}
