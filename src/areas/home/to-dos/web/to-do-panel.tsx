import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TimeTracking } from "#areas/time-tracking/entries/contract.ts";
import { fixMyDayOverview } from "#areas/time-tracking/fix-my-day/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./to-dos.css";

interface Given {
	readonly title: string;
	readonly words: {
		readonly sub: (count: number) => string;
		readonly empty: string;
		readonly failed: string;
		readonly next: string;
		readonly hint: string;
	};
	/** Names the entries. */
	readonly overview: Pick<UseQueryResult, "isError" | "refetch">;
	/** Undefined while the overview has not come. */
	readonly ids: readonly string[] | undefined;
	readonly found: {
		readonly entries: readonly TimeTracking[] | undefined;
		readonly isError: boolean;
		readonly retry: () => void;
	};
	readonly children: (entries: readonly TimeTracking[]) => ReactNode;
}

/** A panel of entries that wait for something: what is missing, then the entries. */
export function ToDoPanel(given: Given) {
	const { title, words, overview, ids, found, children } = given;
	const { more, mend } = useTexts(texts);
	const { entries } = found;
	const total = ids?.length ?? 0;
	const hasFailed = found.isError || (overview.isError && ids === undefined);
	return (
		<PanelFrame title={title} {...(total > 0 ? { sub: words.sub(total) } : {})}>
			{entries === undefined &&
				(hasFailed ? (
					<ErrorState
						text={words.failed}
						onRetry={() => {
							void overview.refetch();
							if (found.isError) found.retry();
						}}
					/>
				) : (
					<LoadingState />
				))}
			{entries?.length === 0 && <EmptyState text={words.empty} />}
			{entries !== undefined && entries.length > 0 && (
				<>
					<div className="what-next">
						<b>{words.next}</b>
						<p>{words.hint}</p>
						<Button onClick={() => openPanel(fixMyDayOverview, {}, { stack: "sub" })}>
							{mend}
						</Button>
					</div>
					{children(entries)}
					{entries.length < total && <p className="to-do-more">{more(entries.length, total)}</p>}
				</>
			)}
		</PanelFrame>
	);
}
