import { Button } from "@mantine/core";
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

interface Given {
	/** Of the qualification. */
	readonly id: string;
	/** No more than so many; all unless given. */
	readonly most?: number;
}

/** Who holds a qualification, of the people one may see. */
export function Holders({ id, most }: Given) {
	const { users: t, held } = useTexts(texts);
	return (
		<Answer
			endpoint={contract.listQualificationUsers}
			input={{ id }}
			topic={qualifications.topic}
			notLoaded={held.notLoaded}
		>
			{({ assignments }) =>
				assignments.length === 0 ? (
					<EmptyState text={t.none} />
				) : (
					<AssignmentList
						assignments={assignments.slice(0, most)}
						nameOf={({ lastName, firstName }) => `${lastName}, ${firstName}`}
					/>
				)
			}
		</Answer>
	);
}
