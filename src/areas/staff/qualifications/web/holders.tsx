import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { AssignmentList } from "./assignment-list.tsx";

interface Given {
	/** Of the qualification. */
	readonly id: string;
	/** No more than so many; all unless given. */
	readonly most?: number;
}

/** Who holds a qualification, of the people one may see. */
export function Holders({ id, most }: Given) {
	const t = useTexts(texts).users;
	const operation = contract.listQualificationUsers;
	const { data, isPending, refetch } = useApi(operation, { id });
	useLiveTopic(qualifications.topic, () => void renew(operation));
	if (isPending) return <LoadingState />;
	if (data === undefined) {
		return <ErrorState text={t.notLoaded} onRetry={() => void refetch()} />;
	}
	const { assignments } = data;
	if (assignments.length === 0) return <EmptyState text={t.none} />;
	return (
		<AssignmentList
			assignments={assignments.slice(0, most)}
			nameOf={({ lastName, firstName }) => `${lastName}, ${firstName}`}
		/>
	);
}
