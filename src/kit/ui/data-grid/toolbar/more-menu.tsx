import { Menu } from "@mantine/core";
import {
	IconColumns3,
	IconDots,
	IconDownload,
	IconPrinter,
	IconRefresh,
} from "@tabler/icons-react";
import type { RefObject } from "react";
import { type ExportFormat, exportFormats } from "#kit/contract/list-export.ts";
import { IconButton } from "../../icon-button.tsx";
import { WantedMenu } from "../../menu/wanted-menu.tsx";
import { usePrinter } from "../column/printer.ts";
import type { GridTool } from "../grid-actions.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";
import { hasGivenWay } from "./use-one-row.ts";

interface Given {
	readonly place: SettingsPlace;
	readonly onReload: (() => void) | undefined;
	readonly onManage: () => void;
	readonly onExport: ((format: ExportFormat) => void) | undefined;
	readonly onPrint: () => void;
	/** Stands in it with what the toolbar has no room for. */
	readonly toolbar: RefObject<HTMLElement | null>;
	readonly sideTools: readonly GridTool[];
}

/** What is needed now and then: export, print, height of the rows, and what has no room in the toolbar. */
export function MoreMenu(given: Given) {
	const { place, toolbar, onReload, onManage, onExport, onPrint, sideTools } = given;
	const { words } = usePrinter();
	const isComfortable = place.settings.comfortable ?? false;
	return (
		<WantedMenu
			position="bottom-end"
			button={<IconButton icon={IconDots} label={words.more} className="grid-tool" />}
		>
			{() => (
				<>
					{(hasGivenWay(toolbar.current, "sides") ? sideTools : []).map(
						({ id, icon: Shape, label, run }) => (
							<Menu.Item
								key={id}
								leftSection={<Shape size={16} stroke={1.7} aria-hidden />}
								onClick={run}
							>
								{label}
							</Menu.Item>
						),
					)}
					{hasGivenWay(toolbar.current, "rare") && (
						<>
							{onReload && (
								<Menu.Item
									leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />}
									onClick={onReload}
								>
									{words.reload}
								</Menu.Item>
							)}
							<Menu.Item
								leftSection={<IconColumns3 size={16} stroke={1.7} aria-hidden />}
								onClick={onManage}
							>
								{words.columns}
							</Menu.Item>
						</>
					)}
					{onExport && (
						<>
							<Menu.Label>{words.exportAs}</Menu.Label>
							{exportFormats.map((format) => (
								<Menu.Item
									key={format}
									leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
									onClick={() => onExport(format)}
								>
									{words.formats[format]}
								</Menu.Item>
							))}
							<Menu.Divider />
						</>
					)}
					<Menu.Item
						leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
						onClick={onPrint}
					>
						{words.print}
					</Menu.Item>
					<Menu.CheckboxItem
						className="grid-density"
						checked={isComfortable}
						onChange={(checked) => place.change({ comfortable: checked })}
					>
						{words.density}
					</Menu.CheckboxItem>
				</>
			)}
		</WantedMenu>
	);
}
