/** A caller's NODE_ENV, of tests say, would leave the slow React of development in a build. */
export async function asProduction(work: () => Promise<unknown>): Promise<void> {
	const given = process.env.NODE_ENV;
	process.env.NODE_ENV = "production";
	try {
		await work();
	} finally {
		if (given === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = given;
	}
}
