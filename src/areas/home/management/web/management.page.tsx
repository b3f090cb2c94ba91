import { useElementSize } from "@mantine/hooks";
import { useEffect } from "react";
import { monthCloseTopic } from "#areas/time-tracking/month-close/contract.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { BulkBar } from "./inbox/bulk-bar.tsx";
import { InboxBar } from "./inbox/inbox-bar.tsx";
import { InboxList } from "./inbox/inbox-list.tsx";
import { InboxPaging } from "./inbox/inbox-paging.tsx";
import { decidingOf, preloadScreens } from "./inbox/use-deciding.ts";
import { type Inbox, useInbox } from "./inbox/use-inbox.ts";
import { useRemarks } from "./inbox/use-remarks.ts";
import { TeamFigures } from "./team-figures.tsx";
import "./inbox/inbox.css";

/** Narrower than this, in px, a row opens its detail; else it is told beside the list. */
const sideFrom = 1080;

/** Phones have no room for it, and do not load it. */
const side = lazyCode(() => import("./side/decision-side.tsx"));

const renewInbox = () => void renew(contract.listDecisions);

/** Everything that waits for the decision of who leads people. */
export default function ManagementPage() {
	const { ref, width } = useElementSize();
	const inbox = useInbox();
	const deciding = decidingOf(inbox, useRemarks());
	useEffect(preloadScreens, []);
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
				{hasSide && row !== undefined && (
					<LazyPart code={side} props={{ decision: row, deciding }} fallback={<LoadingState />} />
				)}
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
