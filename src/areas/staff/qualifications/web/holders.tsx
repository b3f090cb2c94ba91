import { Button } from "@mantine/core";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { AssignmentList } from "./assignment-list.tsx";
import { qualificationUsers } from "./panels.ts";

const few = 5;

/** The first holders in the detail of a qualification, and the way to all of them. */
export function HoldersSection({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).users;
	const showAll = () => openPanel(qualificationUsers, { id: item.id }, { stack: "sub" });
	return (
		<Section title={t.title}>
			<Holders id={item.id} most={few} />
			<Button size="xs" variant="default" onClick={showAll}>
				{t.showAll}
			</Button>
		</Section>
	);
}

interface Given {
	/** Of the qualification. */
	readonly id: string;
	/** No more than so many; all unless given. */
	readonly most?: number;
}

/** Who holds a qualification, of the people one may see. */
export function Holders({ id, most }: Given) {
	const { users: t, held } = useTexts(texts);
	const operation = contract.listQualificationUsers;
	const { data, isPending, refetch } = useApi(operation, { id });
	useLiveTopic(qualifications.topic, () => void renew(operation));
	if (isPending) return <LoadingState />;
	if (data === undefined) {
		return <ErrorState text={held.notLoaded} onRetry={() => void refetch()} />;
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
