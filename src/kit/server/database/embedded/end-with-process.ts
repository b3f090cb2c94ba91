/** Signals that end a process which does not listen to them, without any "exit" event. */
const deadlySignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const farewells = new Set<() => void>();

/**
 * Runs a synchronous farewell when the process ends on its own or by a signal that nobody else handles. Who handles
 * the signal is trusted to end in good order.
 *
 * @returns takes the farewell back
 */
export function endWithProcess(farewell: () => void): () => void {
	if (farewells.size === 0) listen("on");
	farewells.add(farewell);
	return () => {
		if (farewells.delete(farewell) && farewells.size === 0) listen("off");
	};
}

function listen(turn: "on" | "off"): void {
	process[turn]("exit", sayFarewell);
	for (const signal of deadlySignals) process[turn](signal, dieOfSignal);
}

function dieOfSignal(signal: NodeJS.Signals): void {
	if (process.listenerCount(signal) > 1) return;
	sayFarewell();
	// Nobody listens any more, so the signal now does what it would have done without us, exit code included.
	process.kill(process.pid, signal);
}

function sayFarewell(): void {
	// The last come depends on what came before it.
	for (const farewell of [...farewells].reverse()) farewell();
	farewells.clear();
	listen("off");
}
