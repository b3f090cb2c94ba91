import type { ReactNode } from "react";
import { isAdministrator } from "#domain/access/may.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import {
	permissionsOf,
	sessionStore,
	useFeature,
	useIsAdministrator,
} from "#kit/web/session/session-store.ts";
import { fetchAhead, useApi } from "#kit/web/use-api.ts";
import { contract, type StepFacts } from "../contract.ts";
import type { Done } from "./use-steps.ts";

/** Few companies are new: the others never fetch this code. */
const code = lazyCode(async () => (await import("./first-steps-code.ts")).fetchSteps());

/** For the dashboard of an administrator, asked with its other data. */
export async function fetchFirstSteps(): Promise<void> {
	if (!isAdministrator(permissionsOf(sessionStore.get()))) return;
	await fetchAhead(contract.getFirstSteps, {});
}

/** What is left to do; undefined when there is nothing, when it is hidden, and for everybody but administrators. */
export function useFirstSteps() {
	const hasPeople = useFeature("USERS");
	const hasTimes = useFeature("TIMETRACKINGS");
	const enabled = useIsAdministrator() && hasPeople && hasTimes;
	const { data } = useApi(contract.getFirstSteps, {}, { enabled });
	if (data === undefined || data.isHidden || data.facts === null) return undefined;
	return { done: data.done, facts: data.facts };
}

interface Given {
	readonly done: Done;
	readonly facts: StepFacts;
	/** Beside the steps, below what is noticed. */
	readonly children: ReactNode;
}

export function FirstStepsPart(props: Given) {
	return <LazyPart code={code} props={props} fallback={<LoadingState />} />;
}
