import { IconChevronRight } from "@tabler/icons-react";
import "./link-row.css";

interface Given {
	readonly title: string;
	/** What is to be known without going there. */
	readonly value?: string | undefined;
	readonly run: () => void;
}

/** The way from a panel to something else that is known of what it shows. */
export function LinkRow({ title, value, run }: Given) {
	return (
		<button type="button" className="link-row" onClick={run}>
			<b>{title}</b>
			<span title={value}>{value}</span>
			<IconChevronRight size={16} aria-hidden />
		</button>
	);
}
