import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { mostBytes } from "../../contract.ts";
import { texts } from "../../text.ts";
import "../calendars.css";

interface Given {
	/** Of the file that was chosen last. */
	readonly name: string;
	readonly onRead: (name: string, text: string) => void;
}

/** A file from this computer, read in the browser. */
export function FileChoice({ name, onRead }: Given) {
	const t = useTexts(texts);
	const read = async (file: File | undefined) => {
		if (file === undefined) return;
		if (file.size > mostBytes) toast({ type: "negative", title: t.tooLarge });
		else onRead(file.name, await file.text());
	};
	return (
		<div className="calendars-file">
			<Button
				component="label"
				variant="default"
				leftSection={<IconFileImport size={16} stroke={1.7} aria-hidden />}
			>
				{t.choose}
				<input
					type="file"
					className="visually-hidden"
					accept=".ics,text/calendar"
					onChange={(event) => {
						void read(event.target.files?.[0]);
						// the same file may be chosen once more, mended
						event.target.value = "";
					}}
				/>
			</Button>
			<b>{name}</b>
			<small>{t.chooseHelp}</small>
		</div>
	);
}
