import { IconDots } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import type { MenuEntry } from "#kit/ui/menu/menu-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { DayPartField } from "./day-part-field.tsx";
import { emptyDay, isFree, type TypedDay, useFaultText } from "./typed-day.ts";

interface Given {
	readonly name: string;
	readonly day: TypedDay;
	readonly onChange: (day: TypedDay) => void;
	/** What it takes when it is switched on for the first time. */
	readonly like: TypedDay;
	/** Whether core time and frame are asked for where it is worked. */
	readonly isFull: boolean;
	/** How often something was copied: what stands in a field and cannot be read goes then. */
	readonly copies: number;
	/** Where it may be copied from and to. */
	readonly ways: readonly MenuEntry[];
}

/** A weekday in a row: whether it is worked, target, times and breaks. */
export function WeekdayRow({ name, day, onChange, like, isFull, copies, ways }: Given) {
	const t = useTexts(texts);
	const fault = useFaultText()(day);
	const isOff = isFree(day);
	const { fields, swap } = useSwitched(day, onChange, like);
	const hasMore = (isFull && !isOff) || day.coreTime !== null || day.frameTime !== null;
	const field = { day, onChange };
	return (
		<fieldset className="week-day" data-off={isOff || undefined}>
			<legend className="visually-hidden">{name}</legend>
			<div className="week-day-name">
				<CheckboxField label={name} value={!isOff} onChange={swap} />
			</div>
			<div className="week-day-fields" key={`${fields} ${copies}`}>
				<DayPartField {...field} part="target" placeholder={isOff ? t.day.free : undefined} />
				<DayPartField {...field} part="workingTime" />
				<DayPartField {...field} part="breaks" />
				{hasMore && (
					<div className="week-day-more">
						<DayPartField {...field} part="coreTime" />
						<DayPartField {...field} part="frameTime" />
					</div>
				)}
			</div>
			<DropMenu entries={ways} position="bottom-end" label={t.versions.copyOf(name)}>
				<IconButton icon={IconDots} label={t.versions.copyOf(name)} />
			</DropMenu>
			{fault !== undefined && (
				<p className="worksheet-fault" role="alert">
					{fault}
				</p>
			)}
		</fieldset>
	);
}

/** Switches a day off and on again with what stood there; what cannot be read goes with it. */
function useSwitched(day: TypedDay, onChange: (day: TypedDay) => void, like: TypedDay) {
	const [fields, setFields] = useState(0);
	const before = useRef<TypedDay>(undefined);
	const swap = (isOn: boolean) => {
		if (!isOn) before.current = day.unread.length === 0 ? day : undefined;
		setFields(fields + 1);
		onChange(isOn ? (before.current ?? like) : emptyDay);
	};
	return { fields, swap };
}
