// Worked examples of The Magnificent in Spanish.
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  hats: 'Empieza negro y le siguen, en sentido horario, rojo y amarillo: sus sombreros están en las casillas 1, 2 y 3.',
  power:
    'Ya hay un dado naranja de 5 y se toma uno naranja de 3: 8 de poder, y 10 con el +2 de una carta.',
  clear:
    'Hay dados naranjas de 5 y 3, y se toma uno transparente de 3 como naranja: 11. Dos gemas naranjas suman 4: el poder es 15. Un +2 de un turno anterior ya no cuenta.',
  build:
    'Un dado verde de 6 con 2 gemas da 10 de poder, suficiente para el nivel de 9: 1 loseta verde grande y 1 pequeña.',
  travel:
    'Con 8 de poder y 2 gemas verdes en el almacén, el carromato avanza 7 casillas y se detiene en una carpa. Por el camino hay 2 gemas verdes, 1 morada y 1 naranja: la cuarta verde se convierte en 1 moneda.',
  hat: 'El poder es 13, pero en el 12 ya hay un sombrero: el propio va al 10, donde se completan como mucho 2 carteles.',
  perform:
    'El cartel izquierdo está sobre la carpa inicial, bajo el central no hay carpa y el derecho está sobre una carpa que pide una gema naranja. Se completan el izquierdo y el derecho, con las losetas de ambos a la vez en el campamento. Dan 6 monedas, 2 de ellas por la carpa inicial. Los puntos cambian según la edición: 23 en el reglamento ruso, 27 en el texto español.',
  trainers:
    'Cuatro entrenadores ayudan a construir: dos para una loseta grande más y los otros dos para elegir el color de dos losetas. Al acabar el turno, los cuatro van a la carpa principal.',
  flip: 'Se toma un dado naranja de 5 y se gira en el acto: vale 2.',
  plus: 'Se toma un dado de 3 con 2 entrenadores en la casilla: 3 + 2 = 5.',
  tent: 'La carpa cubre una casilla de 1 cartel y 2 monedas. Doblada, da 2 carteles y 4 monedas.',
  fresh:
    'No queda ningún entrenador libre. La primera loseta cubre una bonificación que da uno: esa no la dobla, pero sí la de la segunda loseta de la misma acción.',
  twice:
    'Una carta da 1 loseta verde pequeña por devolver un entrenador. Aunque queden 2 entrenadores, sigue siendo solo 1 loseta.',
  payment:
    'Ronda 2, dados naranjas de 5 y 3 y uno transparente de 3: hay que pagar 8 + 3 = 11 monedas. Quien tiene 9 las entrega todas y pierde 4 puntos por las 2 que faltan.',
  sets: 'Azul y amarillo tienen dos sombreros en la pista y retiran el más bajo. El más alto es ahora el de rojo, que elige primero. Negro, que no ha actuado, elige el último y empieza la ronda siguiente.',
  area: 'En un área quedan dos casillas descubiertas. Las llenan una gema morada y una naranja, y el área da 4 puntos.',
  solo: 'En solitario hay 2 sombreros por encima del propio: de los 4 conjuntos se descartan los 2 de arriba y se elige entre los otros 2.',
};
