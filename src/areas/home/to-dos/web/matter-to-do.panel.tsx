import { Button } from "@mantine/core";
import { contract } from "#areas/home/dashboard/contract.ts";
import { fixMyDayOverview } from "#areas/time-tracking/fix-my-day/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";
import type { ListedToDo } from "./matter-to-dos.ts";
import "./to-dos.css";

/** The panel of a row, once what it lists is loaded. */
export async function matterToDoPanel({ named, load }: ListedToDo) {
	const list = await load();
	return { default: () => <MatterToDoPanel named={named} list={list} /> };
}

interface Given {
	readonly named: ListedToDo["named"];
	readonly list: Awaited<ReturnType<ListedToDo["load"]>>;
}

/** Matters that wait for something: what is missing, then the matters. */
function MatterToDoPanel({ named, list }: Given) {
	const words = list.useWords();
	const overview = useApi(contract.getOverview, {});
	const ids = overview.data?.[named];
	const { entries, isError, retry } = list.useFound(ids);
	const { more, mend } = useTexts(texts);
	const total = ids?.length ?? 0;
	return (
		<PanelFrame {...(total > 0 ? { sub: words.sub(total) } : {})}>
			{entries === undefined && (
				<AwaitedState
					hasFailed={isError || (overview.isError && ids === undefined)}
					text={words.failed}
					onRetry={() => {
						void overview.refetch();
						if (isError) retry();
					}}
				/>
			)}
			{entries?.length === 0 && <EmptyState text={words.empty} />}
			{entries !== undefined && entries.length > 0 && (
				<>
					<div className="what-next">
						<b>{words.next}</b>
						<p>{words.hint}</p>
						{list.isSettledHere !== true && (
							<Button onClick={() => openPanel(fixMyDayOverview, {}, { stack: "sub" })}>
								{mend}
							</Button>
						)}
					</div>
					<list.List entries={entries} />
					{entries.length < total && <p className="to-do-more">{more(entries.length, total)}</p>}
				</>
			)}
		</PanelFrame>
	);
}
