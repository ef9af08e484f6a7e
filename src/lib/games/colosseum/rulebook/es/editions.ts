// What other editions of Colosseum have otherwise, in Spanish.
import type { Words } from '../words.ts';

export const editions: Words['editions'] = {
  'colosseum.components.coins': { second: 'Las monedas son de metal.' },
  'colosseum.components.programs': { second: 'Los programas se llaman pergaminos de espectáculo.' },
  'colosseum.components.aids': {
    second: 'En lugar de las hojas de resumen hay 5 tableros de jugador con la lista de programas.',
  },
};
