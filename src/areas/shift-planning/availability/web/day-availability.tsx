import { Button, Menu } from "@mantine/core";
import { MenuItems } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Availability } from "../contract.ts";
import { texts } from "../text.ts";
import { dayChoices, saidOfDay, sayOfDay } from "./own-days.ts";

interface Given {
	readonly day: string;
	readonly said: readonly Availability[];
}

/** What one says of a day, with a menu for who may change it. */
export function DayAvailability({ day, said }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { userId, timeZoneHomebase: zone } = useSession();
	const maySay = useMay("shiftplan.availabilities.own.manage", "WRITE");
	const choice = saidOfDay(said, day, zone);
	if (!maySay) return choice === "none" ? null : <span>{t.choices[choice]}</span>;
	return (
		<Menu position="bottom-end" transitionProps={{ duration: 0 }}>
			<Menu.Target>
				<Button
					size="compact-xs"
					variant="default"
					aria-label={t.ofDay(choice === "none" ? t.title : t.choices[choice], format.day(day))}
				>
					{choice === "none" ? t.title : t.choices[choice]}
				</Button>
			</Menu.Target>
			<Menu.Dropdown>
				<MenuItems
					items={dayChoices.map((one) => ({
						...{ id: one, label: t.choices[one], isDisabled: one === choice },
						run: () => void sayOfDay(userId, day, { choice: one, zone }),
					}))}
				/>
			</Menu.Dropdown>
		</Menu>
	);
}
