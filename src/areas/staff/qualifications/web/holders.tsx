import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
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

const eachTime = 100;

/** All holders, a hundred at first and as many more whenever somebody wants them. */
export function AllHolders({ id, search }: Pick<Given, "id" | "search">) {
	const t = useTexts(texts).users;
	const [most, setMost] = useState(eachTime);
	const more = (total: number) =>
		total > most && (
			<Button size="xs" variant="default" onClick={() => setMost(most + eachTime)}>
				{t.showMore(String(total - most))}
			</Button>
		);
	return <Holders id={id} most={most} search={search} after={more} />;
}

interface Given {
	/** Of the qualification. */
	readonly id: string;
	/** No more than so many. */
	readonly most: number;
	/** Part of a name; everybody without. */
	readonly search?: string | undefined;
	/** What follows them, by how many there are. */
	readonly after?: (total: number) => ReactNode;
}

/** Who holds a qualification, of the people one may see. */
function Holders({ id, most, search, after }: Given) {
	const { users: t, held } = useTexts(texts);
	return (
		<Answer
			endpoint={contract.listQualificationUsers}
			input={{ id, pageSize: most, ...(search && { search }) }}
			topic={qualifications.topic}
			notLoaded={held.notLoaded}
			keep
		>
			{({ assignments, total }) =>
				assignments.length === 0 ? (
					<EmptyState text={search ? t.notFound : t.none} />
				) : (
					<>
						<AssignmentList
							assignments={assignments}
							nameOf={({ lastName, firstName }) => `${lastName}, ${firstName}`}
						/>
						{after?.(total)}
					</>
				)
			}
		</Answer>
	);
}
