import { openConnection } from "./live-connection.ts";
import { LiveExchange, type TabMessage } from "./live-exchange.ts";

/** Entry of the shared worker: one for all tabs of a browser. */
const exchange = new LiveExchange(openConnection);

/** What the library for pages does not know of a shared worker's scope. */
interface WorkerScope {
	onconnect: ((event: MessageEvent) => void) | null;
}

(self as unknown as WorkerScope).onconnect = (event) => {
	const port = event.ports[0];
	if (port === undefined) return;
	port.onmessage = ({ data }: MessageEvent<TabMessage & { lock?: string }>) => {
		exchange.take(port, data);
		if (data.lock === undefined) return;
		// a tab holds this lock while it lives: getting it means that the tab is gone
		void navigator.locks?.request(data.lock, () => exchange.drop(port));
	};
};
