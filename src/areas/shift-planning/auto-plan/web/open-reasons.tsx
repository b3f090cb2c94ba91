import { Button } from "@mantine/core";
import { shiftsReplace } from "#areas/shift-planning/open-shifts/web/panels.ts";
import { shiftViolation } from "#areas/shift-planning/shifts/web/public.ts";
import type { Words } from "#kit/contract/texts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ProposedShift, type WhyNot } from "../contract.ts";
import { copyOf } from "./open-copy.ts";
import { shiftsWhyOpen } from "./panels.ts";
import { texts } from "./text.ts";

interface Given {
	readonly shift: ProposedShift;
}

/** Why nobody has an open shift: person by person, those together of whom the same is to be said. */
export function OpenReasons({ shift: { key: id, shiftId } }: Given) {
	const t = useTexts(texts);
	const copy = copyOf(id);
	const shared = { topic: "SHIFTS", notLoaded: t.whyNotLoaded } as const;
	return (
		<div className="open-reasons">
			{copy === undefined ? (
				<Answer endpoint={contract.explainOpenShift} input={{ id }} {...shared}>
					{({ people }) => <Reasons people={people} />}
				</Answer>
			) : (
				<Answer endpoint={contract.explainOpenCopy} input={copy} {...shared}>
					{({ people }) => <Reasons people={people} />}
				</Answer>
			)}
			<p>
				{shiftId !== null && (
					<Button
						size="compact-sm"
						variant="default"
						onClick={() => openPanel(shiftsReplace, { id: shiftId }, { stack: "sub" })}
					>
						{t.offer}
					</Button>
				)}
				<Button
					size="compact-sm"
					variant="default"
					onClick={() => openPanel(shiftsWhyOpen, { id }, { stack: "sub" })}
				>
					{t.whoLink}
				</Button>
			</p>
		</div>
	);
}

/** From so many people on of whom the same is to be said their number says more than their names. */
const many = 4;

function Reasons({ people }: { readonly people: readonly WhyNot[] }) {
	const t = useTexts(texts);
	if (people.length === 0) return <p>{t.nobody}</p>;
	const groups = Map.groupBy(people, (one) => reasonOf(one, t));
	const lines = [...groups]
		.map(([reason, own]) => ({ reason, own }))
		.toSorted((one, other) => one.own.length - other.own.length);
	return (
		<dl>
			{lines.map(({ reason, own }) => (
				<div key={reason} className="open-reason">
					<dt>
						{own.length < many
							? own.map(({ user }) => `${user.lastName}, ${user.firstName}`).join("; ")
							: t.people(own.length)}
					</dt>
					<dd>{reason}</dd>
				</div>
			))}
		</dl>
	);
}

function reasonOf({ couldTake, violations, limits }: WhyNot, t: Words<typeof texts>): string {
	if (couldTake) return t.could;
	return [...violations.map(shiftViolation), ...limits.map((limit) => t.limits[limit])].join(" ");
}
