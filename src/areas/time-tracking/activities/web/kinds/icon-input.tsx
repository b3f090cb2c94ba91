import { Input } from "@mantine/core";
import { useId } from "react";
import { type AbsenceIcon, absenceIcons } from "#domain/absences/absence-icons.ts";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { ActivityIcon } from "./activity-icon.tsx";

/** One of a few pictures, all to be seen; pressed again it is none. */
export function IconInput({ value, onChange, label, error }: MasterInputProps<AbsenceIcon | null>) {
	const words = useTexts(texts).master.options.icon;
	const labelId = useId();
	return (
		<Input.Wrapper
			data-wide
			label={label}
			labelElement="div"
			labelProps={{ id: labelId }}
			error={error}
		>
			<fieldset className="activity-icons" aria-labelledby={labelId}>
				{absenceIcons.map((icon) => (
					<button
						key={icon}
						type="button"
						aria-label={words[icon]}
						title={words[icon]}
						aria-pressed={value === icon}
						onClick={() => onChange(value === icon ? null : icon)}
					>
						<ActivityIcon icon={icon} size={20} />
					</button>
				))}
			</fieldset>
		</Input.Wrapper>
	);
}

/** The picture with what it is called. */
export function IconView({ item: { icon } }: { readonly item: { icon: AbsenceIcon | null } }) {
	const { master, noIcon } = useTexts(texts);
	if (icon === null) return <>{noIcon}</>;
	return (
		<span className="activity-name">
			<ActivityIcon icon={icon} />
			{master.options.icon[icon]}
		</span>
	);
}
