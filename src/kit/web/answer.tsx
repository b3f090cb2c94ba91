import type { ReactNode } from "react";
import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import type { RecordTopic } from "#kit/contract/live.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { useLiveTopic } from "./live/use-live.ts";
import { renew, useApi } from "./use-api.ts";

interface Given<E extends Endpoint> {
	readonly endpoint: E;
	readonly input: GivenOf<E>;
	/** Live messages upon which it is asked for again; none where the component that shows it sees to that. */
	readonly topic?: RecordTopic;
	/** Said when it cannot be loaded. */
	readonly notLoaded: string;
	/** Keeps showing the last answer while another input is fetched. */
	readonly keep?: true;
	readonly children: (answer: AnswerOf<E>) => ReactNode;
}

/** A part of a panel or page about something that is fetched first, and kept up to date. */
export function Answer<E extends Endpoint>(given: Given<E>) {
	const { endpoint, input, topic, notLoaded, keep = false } = given;
	const { data, isError, refetch } = useApi(endpoint, input, { keep });
	useLiveTopic(topic, () => void renew(endpoint));
	if (data !== undefined) return given.children(data);
	return <AwaitedState hasFailed={isError} text={notLoaded} onRetry={() => void refetch()} />;
}
