import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { LogEntry } from "./log-entry.tsx";

interface Given {
	readonly entity: string;
	readonly entityId: string;
	/** Of an older page: the event it comes after. */
	readonly before?: string;
}

/** One page of the trace, and the older ones below it once somebody asks for them. */
export function LogPage({ entity, entityId, before }: Given) {
	const t = useTexts(texts);
	const [isLonger, setLonger] = useState(false);
	const input = before === undefined ? {} : { before };
	const { data, error, refetch } = useApi(contract.getLogHistory, {
		entity,
		entityId,
		...input,
	});
	if (data === undefined) {
		return error === null ? (
			<LoadingState />
		) : (
			<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
		);
	}
	const { events, next } = data;
	if (events.length === 0 && next === null && before === undefined) {
		return <EmptyState text={t.empty} icon={IconHistory} />;
	}
	return (
		<>
			<ol className="log-events">
				{events.map((event) => (
					<LogEntry key={event.id} event={event} />
				))}
			</ol>
			{next !== null && !isLonger && (
				<Button variant="default" onClick={() => setLonger(true)}>
					{t.older}
				</Button>
			)}
			{next !== null && isLonger && <LogPage entity={entity} entityId={entityId} before={next} />}
		</>
	);
}
