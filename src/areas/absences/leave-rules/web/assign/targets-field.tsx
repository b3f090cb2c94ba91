import { IconUserPlus } from "@tabler/icons-react";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts as featureTexts } from "../../text.ts";
import { TargetChoice } from "../targets/target-choice.tsx";
import { useTarget } from "../targets/use-target.ts";
import { texts } from "../text.ts";
import { type AssignTarget, isSameTarget, type Outcome } from "./assign-rules.ts";
import { TargetRow } from "./target-row.tsx";

interface Given {
	readonly field: FormField<readonly AssignTarget[]>;
	readonly outcomes: readonly Outcome[];
	/** The first day for which rules are given. */
	readonly day: string | null;
}

/** More people than these are listed without what holds for them. */
const mostAsked = 30;

/** Those whom rules are given to, with the ways to add more and to take some out. */
export function TargetsField({ field, outcomes, day }: Given) {
	const t = useTexts(texts).assign;
	const { value, error, onChange, id } = field;
	const people = value.filter(({ target }) => target === "USER");
	// of one person all is said below
	const isAsked = people.length > 1 && people.length <= mostAsked;
	const pick = async () => {
		const chosen = people.map(({ targetId }) => targetId ?? "");
		const ids = await openUserPicker({ value: chosen });
		if (ids === null) return;
		const others = value.filter(({ target }) => target !== "USER");
		onChange([...others, ...ids.map((targetId) => ({ target: "USER", targetId }) as const)]);
	};
	return (
		<div data-wide>
			{value.length === 0 && <p className="rule-note">{t.nobody}</p>}
			<ul className="rule-list">
				{value.map((one) => (
					<TargetRow
						key={`${one.target} ${one.targetId}`}
						target={one}
						outcomes={outcomes.filter((outcome) => isSameTarget(outcome, one))}
						day={isAsked ? day : null}
						takeOut={() => onChange(value.filter((other) => other !== one))}
					/>
				))}
			</ul>
			{error && <p role="alert">{error}</p>}
			<div className="rule-inline">
				<div>
					<PictureButton
						id={id}
						icon={IconUserPlus}
						label={t.addPeople}
						onClick={() => void pick()}
					/>
				</div>
				<OtherTargets
					add={(one) => {
						if (!value.some((known) => isSameTarget(known, one))) onChange([...value, one]);
					}}
				/>
			</div>
		</div>
	);
}

/** Everybody, a site, a department …; who may not say rules for the company has no such choice. */
function OtherTargets({ add }: { readonly add: (target: AssignTarget) => void }) {
	const t = useTexts(texts).assign;
	const { targets } = useTexts(featureTexts);
	const { target, targetId, offered, choose, setTargetId } = useTarget();
	const others = offered.filter((one) => one !== "USER");
	if (others.length === 0) return null;
	const finish = (one: AssignTarget) => {
		add(one);
		choose(null);
	};
	return (
		<>
			<SelectField
				label={t.other}
				value={target}
				options={others.map((value) => ({ value, label: targets[value] }))}
				onChange={(next) =>
					next === "GLOBAL" ? finish({ target: next, targetId: null }) : choose(next)
				}
			/>
			{target !== null && target !== "GLOBAL" && (
				<TargetChoice
					target={target}
					value={targetId}
					onChange={(id) => (id === null ? setTargetId(id) : finish({ target, targetId: id }))}
				/>
			)}
		</>
	);
}
