import { Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { exportFormats } from "#kit/contract/list-export.ts";
import { texts } from "#kit/ui/data-grid/text.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "../texts.ts";
import { exportList } from "./export-list.ts";
import "#kit/ui/data-grid/toolbar/grid-toolbar.css";

interface Given {
	readonly list: string;
	/** What the list was asked for. */
	readonly filter: Readonly<Record<string, unknown>>;
	/** In the head of a panel, where buttons have no edge. */
	readonly isInHead?: boolean;
}

/** Export with all columns, for what is a list and no grid; a grid has it in its menu. */
export function ExportMenu({ list, filter, isInHead = false }: Given) {
	const { exportAs, formats } = useTexts(texts);
	return (
		<Menu position="bottom-end" transitionProps={{ duration: 0 }}>
			<Menu.Target>
				<IconButton icon={IconDownload} label={exportAs} className={isInHead ? "" : "grid-tool"} />
			</Menu.Target>
			<Menu.Dropdown>
				{exportFormats.map((format) => (
					<Menu.Item
						key={format}
						onClick={() => void exportList({ list, format, columns: [], filter })}
					>
						{formats[format]}
					</Menu.Item>
				))}
			</Menu.Dropdown>
		</Menu>
	);
}
