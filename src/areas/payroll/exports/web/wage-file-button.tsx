import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { payrollExport } from "./panels.ts";

/** From the payrolls of a month to its wage file. */
export default function WageFileButton({ month }: { readonly month: string }) {
	const t = useTexts(texts).file;
	const maySee = useMayGlobally("payroll.manage", "READ");
	if (!maySee) return null;
	return (
		<Button variant="default" onClick={() => openPanel(payrollExport, { month })}>
			{t.open}
		</Button>
	);
}
