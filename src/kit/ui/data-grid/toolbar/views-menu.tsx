import { Button, Menu } from "@mantine/core";
import { IconCheck, IconChevronDown, IconDeviceFloppy, IconTrash } from "@tabler/icons-react";
import { confirm } from "../../dialog/confirm.ts";
import { dangerLook } from "../../menu/danger-look.ts";
import { WantedMenu } from "../../menu/wanted-menu.tsx";
import { usePrinter } from "../column/printer.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";
import { dropView, saveView, takeView } from "../settings/views.ts";

/** Named views of one person: filters, sorting, groups and columns together. */
export function ViewsMenu({ place }: { readonly place: SettingsPlace }) {
	const { views: words } = usePrinter().words;
	const { settings, isChanged, change, reset } = place;
	const views = settings.views ?? [];
	const chosen = views.find(({ name }) => name === settings.view);
	const name = chosen?.name ?? words.standard;
	const shown = isChanged ? words.changed(name) : name;
	const check = <IconCheck size={16} stroke={1.8} aria-hidden />;
	const blank = <span className="grid-blank-icon" />;
	const save = async () => {
		const answer = await confirm({
			title: words.saveTitle,
			reason: words.name,
			reasonRequired: true,
			confirm: words.confirm,
		});
		const given = answer?.reason.trim();
		if (given) change(saveView(settings, given));
	};
	return (
		<WantedMenu
			position="bottom-end"
			button={
				<Button
					variant="default"
					className="grid-views"
					data-named={chosen !== undefined || undefined}
					aria-label={`${words.label}: ${shown}`}
					rightSection={<IconChevronDown size={14} aria-hidden />}
				>
					{shown}
				</Button>
			}
		>
			{() => (
				<>
					<Menu.Item leftSection={chosen === undefined ? check : blank} onClick={reset}>
						{words.standard}
					</Menu.Item>
					{views.map((view) => (
						<Menu.Item
							key={view.name}
							leftSection={view === chosen ? check : blank}
							onClick={() => change(takeView(view))}
						>
							{view.name}
						</Menu.Item>
					))}
					<Menu.Divider />
					<Menu.Item
						leftSection={<IconDeviceFloppy size={16} stroke={1.7} aria-hidden />}
						onClick={() => void save()}
					>
						{words.save}
					</Menu.Item>
					{chosen && (
						<Menu.Item
							style={dangerLook}
							leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
							onClick={() => change(dropView(settings, chosen.name))}
						>
							{words.remove(chosen.name)}
						</Menu.Item>
					)}
				</>
			)}
		</WantedMenu>
	);
}
