import { useId } from "react";
import { RadioChoice } from "#kit/ui/field/choice/radio-choice.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { BookableActivity } from "../../contract/overrides.ts";
import { texts } from "../../text.ts";
import "../activities.css";

interface Given {
	readonly label: string;
	/** Of one class, by name. */
	readonly activities: readonly BookableActivity[];
	readonly withheld: readonly string[];
	/** Id of the person's own default; empty = as in the company. */
	readonly chosen: string;
	readonly isReadOnly: boolean;
	readonly onAllow: (id: string, isAllowed: boolean) => void;
	readonly onChoose: (id: string) => void;
}

/** The activities of one class: which of them may be booked, and with which the clock begins. */
export function OverrideClass(given: Given) {
	const { activities, withheld, chosen, isReadOnly } = given;
	const t = useTexts(texts).overrides;
	const group = useId();
	const usual = activities.find(({ isCompanyDefault }) => isCompanyDefault);
	return (
		<fieldset className="override-class">
			<legend>{given.label}</legend>
			<div className="override-heads" aria-hidden>
				<span>{t.bookable}</span>
				<span>{t.asDefault}</span>
			</div>
			<div className="override-usual">
				<RadioChoice
					group={group}
					label={usual === undefined ? t.likeCompanyNone : t.likeCompany(usual.name)}
					isChosen={chosen === ""}
					disabled={isReadOnly}
					onChoose={() => given.onChoose("")}
				/>
			</div>
			{activities.map(({ id, name, isEnabled }) => {
				const isAllowed = !withheld.includes(id);
				return (
					<div key={id} className="override-row">
						<SwitchField
							label={isEnabled ? name : t.archived(name)}
							value={isAllowed}
							onChange={(next) => given.onAllow(id, next)}
							disabled={isReadOnly}
						/>
						<RadioChoice
							group={group}
							label={t.asDefault}
							of={name}
							isChosen={chosen === id}
							disabled={isReadOnly || !isAllowed || !isEnabled}
							onChoose={() => given.onChoose(id)}
						/>
					</div>
				);
			})}
		</fieldset>
	);
}
