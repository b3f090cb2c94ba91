import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const isText = /\.(js|css)$/;
/** The best two levels take ten times as long for a few percent: people wait for the build at the first start. */
const brotliQuality = 9;

/** Lays compressed copies beside scripts and styles, for the server to send: brotli over TLS, gzip without. */
export async function compressAssets(folder: string): Promise<void> {
	const names = (await readdir(folder)).filter((name) => isText.test(name));
	await Promise.all(
		names.map(async (name) => {
			const path = join(folder, name);
			const content = await readFile(path);
			const [brotli, gzipped] = await Promise.all([
				promisify(brotliCompress)(content, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: brotliQuality,
						[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
					},
				}),
				promisify(gzip)(content, { level: 9 }),
			]);
			await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
		}),
	);
}
