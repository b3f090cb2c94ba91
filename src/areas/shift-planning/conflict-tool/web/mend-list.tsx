import { Button } from "@mantine/core";
import { shiftViolation, useShiftWords } from "#areas/shift-planning/shifts/web/public.ts";
import { RadioChoice } from "#kit/ui/field/choice/radio-choice.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ShiftMend } from "../contract.ts";
import { texts } from "../text.ts";
import { type ChosenMends, isTaken } from "./use-chosen-mends.ts";

interface Given {
	readonly shiftId: string;
	readonly mends: ChosenMends;
}

/** How one shift could be mended, each with what would come of it; one of them can be chosen, or done at once. */
export function MendList({ shiftId, mends }: Given) {
	const t = useTexts(texts);
	return (
		<Answer
			endpoint={contract.getShiftMends}
			input={{ id: shiftId }}
			topic="SHIFTS"
			notLoaded={t.mendsNotLoaded}
		>
			{({ items }) => (
				<ul className="mends">
					{items.map((mend) => (
						<Mend key={mendKey(mend)} mend={mend} shiftId={shiftId} mends={mends} />
					))}
				</ul>
			)}
		</Answer>
	);
}

function mendKey({ kind, changes, user }: ShiftMend): string {
	return [kind, user?.id, ...changes.map(({ id }) => id)].join(" ");
}

function Mend({ mend, shiftId, mends }: Given & { readonly mend: ShiftMend }) {
	const t = useTexts(texts);
	const { chosen, choose, apply, isBusy } = mends;
	const name = useMendName()(mend);
	const current = chosen.get(shiftId);
	const isChosen = current !== undefined && mendKey(current) === mendKey(mend);
	const isOvertaken = isTaken(mend, shiftId, chosen);
	return (
		<li className="mend">
			<RadioChoice
				group={`mend-${shiftId}`}
				label={name}
				isChosen={isChosen}
				disabled={isOvertaken}
				onChoose={() => choose(shiftId, mend)}
				onDrop={() => choose(shiftId, undefined)}
			/>
			<Consequences mend={mend} isOvertaken={isOvertaken} />
			<Button
				size="compact-xs"
				variant="default"
				disabled={isBusy}
				aria-label={t.applyThis(name)}
				onClick={() => void apply([mend])}
			>
				{t.apply}
			</Button>
		</li>
	);
}

function Consequences({
	mend,
	isOvertaken,
}: {
	readonly mend: ShiftMend;
	readonly isOvertaken: boolean;
}) {
	const t = useTexts(texts);
	const { kind, violations } = mend;
	return (
		<span className="mend-consequences">
			{kind === "OPEN" && <small>{t.stays}</small>}
			{violations.length === 0 && kind !== "OPEN" && <small data-fine>{t.clean}</small>}
			{violations.map((one) => (
				<small key={`${one.userId} ${one.code} ${one.day}`} data-severity={one.severity}>
					{shiftViolation(one)}
				</small>
			))}
			{isOvertaken && <small>{t.taken}</small>}
		</span>
	);
}

function useMendName() {
	const { kinds } = useTexts(texts);
	const format = useFormat();
	const { times } = useShiftWords();
	return ({ kind, user, shift }: ShiftMend): string => {
		const name = user === null ? "" : `${user.firstName} ${user.lastName}`;
		const when = shift === null ? "" : `${format.day(shift.day)} ${times(shift)}`;
		switch (kind) {
			case "GIVE":
				return kinds.GIVE(name);
			case "SWAP":
				return kinds.SWAP(name, `${when} ${shift?.activity.name ?? ""}`.trim());
			case "SHORTEN":
				return kinds.SHORTEN(when);
			case "OPEN":
				return kinds.OPEN;
		}
	};
}
